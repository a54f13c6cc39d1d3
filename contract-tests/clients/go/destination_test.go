package clients

import (
	"io"
	"net/http"
	"net/http/httptest"
	"strconv"
	"sync"
	"testing"
	"time"
)

type received struct {
	method string
	path   string
	header http.Header
	body   string
}

// destination answers 200, or the status that `?code=` asks for, and tells what it has received.
type destination struct {
	url   string
	mutex sync.Mutex
	all   []received
}

func startDestination(t *testing.T) *destination {
	d := &destination{}
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body, _ := io.ReadAll(r.Body)
		d.mutex.Lock()
		d.all = append(d.all, received{r.Method, r.URL.Path, r.Header, string(body)})
		d.mutex.Unlock()
		if code, err := strconv.Atoi(r.URL.Query().Get("code")); err == nil {
			w.WriteHeader(code)
		}
		io.WriteString(w, "ok")
	}))
	t.Cleanup(server.Close)
	d.url = server.URL
	return d
}

func (d *destination) at(path string) []received {
	d.mutex.Lock()
	defer d.mutex.Unlock()
	found := []received{}
	for _, request := range d.all {
		if request.path == path {
			found = append(found, request)
		}
	}
	return found
}

// arrival waits for the first request to a path.
func (d *destination) arrival(t *testing.T, path string) received {
	t.Helper()
	eventually(t, "a request to "+path, func() bool { return len(d.at(path)) > 0 })
	return d.at(path)[0]
}

func eventually(t *testing.T, what string, happened func() bool) {
	t.Helper()
	for end := time.Now().Add(30 * time.Second); !happened(); time.Sleep(10 * time.Millisecond) {
		if time.Now().After(end) {
			t.Fatalf("there was never %s", what)
		}
	}
}
