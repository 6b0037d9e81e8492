"""One hostile keeper's refusals of lists of checkpoints, as a trainer's Sending threads read them."""
import http.server, threading, time, resource, sys, ctypes
sys.path.insert(0, __file__.rsplit("/tests/", 1)[0])
from assay_trainer.keeper_client import Keepers, Sending

KIND = sys.argv[2] if len(sys.argv) > 2 else "junk"
junk = b'{"x":[' + b"[{}]," * ((8 << 20) // 5 - 20) + b"0]}"
small = b'{"error":{"name":"Overloaded","message":"no"}}'
body = junk if KIND == "junk" else small
class H(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    def log_message(self, *a): pass
    def do_PUT(self):
        self.rfile.read(int(self.headers.get("Content-Length", 0)))
        self.send_response(409); self.send_header("Content-Length", str(len(body))); self.send_header("Connection", "close"); self.end_headers()
        try: self.wfile.write(body)
        except OSError: pass
    def do_GET(self):
        self.send_response(404); self.send_header("Content-Length", "0"); self.end_headers()
import multiprocessing
def serve(q):
    s = http.server.ThreadingHTTPServer(("127.0.0.1", 0), H); q.put(s.server_address[1]); s.serve_forever()
def rss():
    for l in open("/proc/self/status"):
        if l.startswith("VmRSS"): return int(l.split()[1]) >> 10
if __name__ == "__main__":
    import assay_trainer.keeper_client as kc
    if len(sys.argv) > 3: kc._MAX_ANSWER = int(sys.argv[3])
    q = multiprocessing.Queue(); p = multiprocessing.Process(target=serve, args=(q,), daemon=True); p.start()
    url = f"http://127.0.0.1:{q.get()}"
    p2 = multiprocessing.Process(target=serve, args=(q,), daemon=True); p2.start(); node = f"http://127.0.0.1:{q.get()}"
    keepers = Keepers([url])
    rounds = int(sys.argv[1])
    lists = [Sending([url], lambda u, r=r: keepers.put_checkpoints(u, bytes(32), r, bytes(20), b"\1" * 64)) for r in range(rounds)]
    from assay_trainer import exchange
    http = exchange.client(kept=4); fails = []
    peak, worst, began, turns = 0, 0.0, time.monotonic(), 0
    while time.monotonic() - began < 60:
        t = time.monotonic()
        try: exchange.ask(http, "GET", node + "/x", 10.0, 1 << 20)
        except Exception as e: fails.append(type(e).__name__)
        worst = max(worst, time.monotonic() - t); turns += 1
        peak = max(peak, rss())
        if peak > 5000: break
    print(f"{KIND}: {rounds} lists, peak RSS {peak} MiB, one read of an RPC took at worst {worst:.2f} s, {turns} reads ({len(fails)} timed out) in {time.monotonic()-began:.0f} s")
    for l in lists: l.cancel()
    p.terminate(); p2.terminate()
    import os; os._exit(0)
