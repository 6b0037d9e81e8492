//go:build js && wasm

// Command assay-wasm is package check for JavaScript: web/verify loads it in browsers and in Node. Its first argument names a property of
// globalThis, an object that gets the function call(name, arguments as JSON, byte strings …), which returns JSON.
package main

import (
	"os"
	"syscall/js"

	"assay/protocol/check"
)

func main() {
	session := check.NewSession()
	js.Global().Get(os.Args[1]).Set("call", js.FuncOf(func(_ js.Value, args []js.Value) any {
		data := make([][]byte, len(args)-2)
		for i, v := range args[2:] {
			data[i] = make([]byte, v.Length())
			js.CopyBytesToGo(data[i], v)
		}
		return string(session.Call(args[0].String(), []byte(args[1].String()), data...))
	}))
	select {} // calls go on coming
}
