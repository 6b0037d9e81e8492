package protocol

import (
	"crypto/ecdsa"
	"fmt"
	"strconv"
	"strings"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
)

// RequestHeader carries a signed KeeperRequest: five words, see KeeperRequest.Header.
const RequestHeader = "Assay-Request"

// MaxRequestLife is how many seconds ahead a KeeperRequest may expire: a signature that somebody copies is worth little.
const MaxRequestLife = 120

// maxRequestHeader is longer than every well-formed header.
const maxRequestHeader = 400

// Header signs the request and returns the value of RequestHeader: account, task, content, expiry and signature, with a space between.
// Keeper, method and path are not in it: the keeper knows them.
func (k KeeperRequest) Header(d Domain, key *ecdsa.PrivateKey) (string, error) {
	sig, err := Sign(key, k.Digest(d))
	if err != nil {
		return "", err
	}
	return fmt.Sprintf("%s %s %s %d %#x", strings.ToLower(k.Account.Hex()), k.TaskId, k.Content, k.Expires, sig), nil
}

// ParseRequestHeader reads a value of RequestHeader. Keeper, method and path are the caller's to set; the signature is not checked.
func ParseRequestHeader(value string) (k KeeperRequest, signature []byte, err error) {
	refused := func(what string) (KeeperRequest, []byte, error) {
		return KeeperRequest{}, nil, ErrInvalidSignature.With("%s: %s", RequestHeader, what)
	}
	words := strings.Split(value, " ")
	if len(value) > maxRequestHeader || len(words) != 5 {
		return refused("it has the words account, task, content, expiry and signature")
	}
	if !strings.HasPrefix(words[0], "0x") || !common.IsHexAddress(words[0]) {
		return refused("the account is no address")
	}
	k.Account = common.HexToAddress(words[0])
	if k.TaskId.UnmarshalText([]byte(words[1])) != nil || k.Content.UnmarshalText([]byte(words[2])) != nil {
		return refused("task and content are 0x and 64 hexadecimal digits")
	}
	if k.Expires, err = strconv.ParseUint(words[3], 10, 64); err != nil {
		return refused("the expiry is no Unix time")
	}
	if signature, err = hexutil.Decode(words[4]); err != nil || len(signature) != SignatureBytes {
		return refused("the signature is not 0x and 130 hexadecimal digits")
	}
	return k, signature, nil
}
