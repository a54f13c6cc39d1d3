// The uses of the official Go client of the queue service, unmodified.
package clients

import (
	"fmt"
	"os"
	"strings"
	"testing"
	"time"

	qstash "github.com/upstash/qstash-go"
)

const yearly = "1 1 1 1 1"

func newClient() *qstash.Client {
	return qstash.NewClientWith(qstash.Options{
		Url:   os.Getenv("QSTASH_URL"),
		Token: os.Getenv("QSTASH_TOKEN"),
	})
}

func check(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

func equal(t *testing.T, what string, got, wanted any) {
	t.Helper()
	if fmt.Sprint(got) != fmt.Sprint(wanted) {
		t.Fatalf("%s is %v and not %v", what, got, wanted)
	}
}

func refused(t *testing.T, err error, words string) {
	t.Helper()
	if err == nil || !strings.Contains(err.Error(), words) {
		t.Fatalf("the error is %v, and should tell: %s", err, words)
	}
}

// later is a message that is not delivered while the tests run.
func later(url string) qstash.PublishOptions {
	return qstash.PublishOptions{Url: url, Body: "hello", Delay: "1d"}
}

func TestPublishJSON(t *testing.T) {
	d := startDestination(t)
	published, err := newClient().PublishJSON(qstash.PublishJSONOptions{
		Url:     d.url + "/hook",
		Body:    map[string]any{"hello": "wörld"},
		Method:  "PUT",
		Headers: map[string]string{"X-Own": "yes"},
	})
	check(t, err)
	request := d.arrival(t, "/hook")
	equal(t, "the method", request.method, "PUT")
	equal(t, "the body", request.body, `{"hello":"wörld"}`)
	equal(t, "the type", request.header.Get("Content-Type"), "application/json")
	equal(t, "X-Own", request.header.Get("X-Own"), "yes")
	equal(t, "the message id", request.header.Get("Upstash-Message-Id"), published.MessageId)
}

func TestReceiver(t *testing.T) {
	d := startDestination(t)
	client := newClient()
	_, err := client.Publish(qstash.PublishOptions{Url: d.url + "/hook", Body: "hello"})
	check(t, err)
	keys, err := client.Keys().Get()
	check(t, err)
	request := d.arrival(t, "/hook")
	receiver := qstash.NewReceiver(keys.Current, keys.Next)
	genuine := qstash.VerifyOptions{
		Signature: request.header.Get("Upstash-Signature"),
		Url:       d.url + "/hook",
		Body:      request.body,
	}
	check(t, receiver.Verify(genuine))
	check(t, qstash.NewReceiver("sig_other", keys.Current).Verify(genuine))
	elsewhere := genuine
	elsewhere.Url = d.url + "/other"
	refused(t, receiver.Verify(elsewhere), "failed to validate signature")
	changed := genuine
	changed.Body = "bye"
	refused(t, receiver.Verify(changed), "failed to validate signature")
	refused(t, qstash.NewReceiver("sig_other", "sig_none").Verify(genuine), "failed to validate")
}

func TestAllOptionsOfAMessage(t *testing.T) {
	client := newClient()
	notBefore := time.Now().Add(time.Hour).Unix()
	published, err := client.Publish(qstash.PublishOptions{
		Url:             "https://example.com/a//b?x=1",
		Body:            "hello",
		Method:          "PATCH",
		ContentType:     "text/plain",
		Headers:         map[string]string{"test-header": "test-value"},
		Retries:         qstash.RetryCount(0),
		Callback:        "https://example.com/callback",
		FailureCallback: "https://example.com/failure",
		NotBefore:       fmt.Sprint(notBefore),
		DeduplicationId: "all options",
		Timeout:         "30s",
	})
	check(t, err)
	message, err := client.Messages().Get(published.MessageId)
	check(t, err)
	equal(t, "the url", message.Url, "https://example.com/a//b?x=1")
	equal(t, "the body", message.Body, "hello")
	equal(t, "the method", message.Method, "PATCH")
	equal(t, "Test-Header", message.Header["Test-Header"], []string{"test-value"})
	equal(t, "the retries", message.MaxRetries, 0)
	equal(t, "the callback", message.Callback, "https://example.com/callback")
	equal(t, "the failure callback", message.FailureCallback, "https://example.com/failure")
	equal(t, "the moment", message.NotBefore, notBefore*1000)
	equal(t, "the caller", message.CallerIP, "127.0.0.1")
}

func TestWrongOptions(t *testing.T) {
	options := later("https://example.com")
	options.Delay = "soon"
	_, err := newClient().Publish(options)
	refused(t, err, "Upstash-Delay must be a time")
	_, err = newClient().Messages().Get("msg_unknown")
	refused(t, err, "message msg_unknown not found")
}

func TestDeduplication(t *testing.T) {
	client := newClient()
	byId := later("https://example.com/deduplication")
	byId.DeduplicationId = fmt.Sprint(time.Now().UnixNano())
	byContent := later("https://example.com/" + byId.DeduplicationId)
	byContent.ContentBasedDeduplication = true
	for _, options := range []qstash.PublishOptions{byId, byContent} {
		first, err := client.Publish(options)
		check(t, err)
		second, err := client.Publish(options)
		check(t, err)
		equal(t, "the first", first.Deduplicated, false)
		equal(t, "the second", second, qstash.PublishOrEnqueueResponse{MessageId: first.MessageId, Deduplicated: true})
	}
}

func TestCallbacks(t *testing.T) {
	d := startDestination(t)
	_, err := newClient().Publish(qstash.PublishOptions{
		Url:             d.url + "/hook?code=400",
		Retries:         qstash.RetryCount(0),
		Callback:        d.url + "/callback",
		FailureCallback: d.url + "/failure",
	})
	check(t, err)
	for _, path := range []string{"/callback", "/failure"} {
		request := d.arrival(t, path)
		equal(t, "the type", request.header.Get("Content-Type"), "application/json")
		if !strings.Contains(request.body, `"status":400`) {
			t.Fatalf("%s was told %s", path, request.body)
		}
	}
}

func TestBatch(t *testing.T) {
	d := startDestination(t)
	client := newClient()
	group := []qstash.Endpoint{{Url: d.url + "/one"}, {Url: d.url + "/two"}}
	check(t, client.UrlGroups().UpsertEndpoints("go-batch", group))
	responses, err := client.Batch([]qstash.BatchOptions{
		{Url: d.url + "/plain", Body: "0", Headers: map[string]string{"Content-Type": "text/plain"}},
		{UrlGroup: "go-batch", Body: "1", Retries: qstash.RetryCount(0)},
		{Url: d.url + "/queued", Body: "2", Queue: "go-batch"},
	})
	check(t, err)
	equal(t, "the number of messages", []int{len(responses[0]), len(responses[1]), len(responses[2])}, []int{1, 2, 1})
	for path, body := range map[string]string{"/plain": "0", "/one": "1", "/two": "1", "/queued": "2"} {
		equal(t, path, d.arrival(t, path).body, body)
	}
	equal(t, "the type", d.at("/plain")[0].header.Get("Content-Type"), "text/plain")
	_, err = client.BatchJSON([]qstash.BatchJSONOptions{{Url: d.url + "/json", Body: map[string]any{"n": 1}}})
	check(t, err)
	equal(t, "the body", d.arrival(t, "/json").body, `{"n":1}`)
	check(t, client.UrlGroups().Delete("go-batch"))
	check(t, client.Queues().Delete("go-batch"))
}

func TestQueues(t *testing.T) {
	client := newClient()
	queues := client.Queues()
	check(t, queues.Upsert(qstash.Queue{Name: "go-queue", Parallelism: 2}))
	published, err := client.EnqueueJSON(qstash.EnqueueJSONOptions{
		Queue: "go-queue",
		PublishJSONOptions: qstash.PublishJSONOptions{
			Url: "https://example.com", Delay: "1d", Body: map[string]any{},
		},
	})
	check(t, err)
	message, err := client.Messages().Get(published.MessageId)
	check(t, err)
	equal(t, "the queue", message.Queue, "go-queue")
	check(t, queues.Pause("go-queue"))
	queue, err := queues.Get("go-queue")
	check(t, err)
	equal(t, "the parallelism", queue.Parallelism, 2)
	equal(t, "the lag", queue.Lag, 1)
	equal(t, "whether it is paused", queue.IsPaused, true)
	check(t, queues.Resume("go-queue"))
	check(t, queues.Upsert(qstash.Queue{Name: "go-queue", Parallelism: 1, IsPaused: false}))
	all, err := queues.List()
	check(t, err)
	found := false
	for _, queue := range all {
		found = found || queue.Name == "go-queue" && queue.Parallelism == 1 && !queue.IsPaused
	}
	equal(t, "whether it is listed", found, true)
	check(t, queues.Delete("go-queue"))
	_, err = queues.Get("go-queue")
	refused(t, err, "queue go-queue not found")
}

func TestSchedules(t *testing.T) {
	schedules := newClient().Schedules()
	// The client writes the paths of some of these with a capital.
	text, err := schedules.Create(qstash.ScheduleOptions{
		Cron: yearly, Destination: "https://example.com/report", Body: "hello", Delay: "10s",
	})
	check(t, err)
	id, err := schedules.CreateJSON(qstash.ScheduleJSONOptions{
		Cron: yearly, Destination: "https://example.com", Body: map[string]any{"a": 1},
	})
	check(t, err)
	check(t, schedules.Pause(id))
	schedule, err := schedules.Get(id)
	check(t, err)
	equal(t, "the cron", schedule.Cron, yearly)
	equal(t, "the destination", schedule.Destination, "https://example.com")
	equal(t, "the body", schedule.Body, `{"a":1}`)
	equal(t, "whether it is paused", schedule.IsPaused, true)
	check(t, schedules.Resume(id))
	other, err := schedules.Get(text)
	check(t, err)
	equal(t, "the delay", other.Delay, 10)
	all, err := schedules.List()
	check(t, err)
	if len(all) < 2 {
		t.Fatalf("there are %d schedules", len(all))
	}
	for _, id := range []string{id, text} {
		check(t, schedules.Delete(id))
		_, err = schedules.Get(id)
		refused(t, err, "schedule "+id+" not found")
	}
}

func TestUrlGroups(t *testing.T) {
	client := newClient()
	groups := client.UrlGroups()
	const name = "go_url_group"
	endpoints := []qstash.Endpoint{
		{Url: "https://example.com", Name: "First endpoint"},
		{Url: "https://example.net", Name: "Second endpoint"},
		{Url: "https://example.org"},
	}
	check(t, groups.UpsertEndpoints(name, endpoints))
	group, err := groups.Get(name)
	check(t, err)
	equal(t, "the endpoints", group.Endpoints, endpoints)
	published, err := groups.Publish(qstash.PublishUrlGroupOptions{UrlGroup: name, Delay: "1d"})
	check(t, err)
	equal(t, "the number of messages", len(published), 3)
	queued, err := groups.EnqueueJSON(qstash.EnqueueUrlGroupJSONOptions{
		Queue: "go-groups",
		PublishUrlGroupJSONOptions: qstash.PublishUrlGroupJSONOptions{
			UrlGroup: name, Delay: "1d", Body: map[string]any{},
		},
	})
	check(t, err)
	equal(t, "the number of messages", len(queued), 3)
	check(t, groups.RemoveEndpoints(name, []qstash.Endpoint{
		{Name: "Second endpoint"}, {Url: "https://example.org"},
	}))
	all, err := groups.List()
	check(t, err)
	equal(t, "the groups", len(all), 1)
	equal(t, "the endpoints", all[0].Endpoints, endpoints[:1])
	check(t, groups.Delete(name))
	check(t, groups.Delete(name))
	_, err = groups.Publish(qstash.PublishUrlGroupOptions{UrlGroup: name})
	refused(t, err, "topic go_url_group not found")
	_, err = groups.Publish(qstash.PublishUrlGroupOptions{})
	refused(t, err, "a non-empty destination must be provided")
	check(t, client.Queues().Delete("go-groups"))
}

func TestDeadLetters(t *testing.T) {
	d := startDestination(t)
	client := newClient()
	ids := map[string]bool{}
	for i := 0; i < 3; i++ {
		published, err := client.Publish(qstash.PublishOptions{
			Url: d.url + "/gone?code=404", Body: "hello", Retries: qstash.RetryCount(0),
		})
		check(t, err)
		ids[published.MessageId] = true
	}
	filter := qstash.DlqFilter{ResponseStatus: 404, FromDate: time.Now().Add(-time.Minute), CallerIP: "127.0.0.1"}
	var dead []qstash.DlqMessage
	eventually(t, "three dead letters", func() bool {
		found, _, err := client.Dlq().List(qstash.ListDlqOptions{Filter: filter})
		check(t, err)
		dead = found
		return len(dead) == 3
	})
	for _, letter := range dead {
		equal(t, "whether it was published", ids[letter.MessageId], true)
	}
	letter, err := client.Dlq().Get(dead[0].DlqId)
	check(t, err)
	equal(t, "the status", letter.ResponseStatus, 404)
	equal(t, "the response", letter.ResponseBody, "ok")
	equal(t, "the body", letter.Body, "hello")
	page, cursor, err := client.Dlq().List(qstash.ListDlqOptions{Count: 2, Filter: filter})
	check(t, err)
	equal(t, "the page", len(page), 2)
	page, cursor, err = client.Dlq().List(qstash.ListDlqOptions{Cursor: cursor, Filter: filter})
	check(t, err)
	equal(t, "the rest", len(page), 1)
	equal(t, "the end", cursor, "")
	check(t, client.Dlq().Delete(dead[0].DlqId))
	deleted, err := client.Dlq().DeleteMany([]string{dead[1].DlqId, dead[2].DlqId})
	check(t, err)
	equal(t, "the number of deleted ones", deleted, 2)
	refused(t, client.Dlq().Delete(dead[0].DlqId), "not found")
}

func TestEvents(t *testing.T) {
	d := startDestination(t)
	client := newClient()
	const messages = 100
	for i := 0; i < messages; i++ {
		_, err := client.Publish(qstash.PublishOptions{Url: d.url + "/logged"})
		check(t, err)
	}
	list := func(options qstash.ListEventsOptions) ([]qstash.Event, string) {
		options.Filter.Url = d.url + "/logged"
		events, cursor, err := client.Events().List(options)
		check(t, err)
		return events, cursor
	}
	eventually(t, "a delivery of each message", func() bool {
		delivered, _ := list(qstash.ListEventsOptions{Filter: qstash.EventFilter{State: qstash.Delivered}})
		return len(delivered) == messages
	})
	// One page has them all: that each was created, begun and delivered.
	all, cursor := list(qstash.ListEventsOptions{})
	equal(t, "the number of events", len(all), 3*messages)
	equal(t, "the end", cursor, "")
	some, cursor := list(qstash.ListEventsOptions{Count: 250})
	equal(t, "the page", len(some), 250)
	rest, _ := list(qstash.ListEventsOptions{Count: 250, Cursor: cursor})
	equal(t, "the rest", len(rest), 50)
}

func TestCancel(t *testing.T) {
	client := newClient()
	ids := []string{}
	for i := 0; i < 5; i++ {
		published, err := client.Publish(later("https://example.com/canceled"))
		check(t, err)
		ids = append(ids, published.MessageId)
	}
	check(t, client.Messages().Cancel(ids[0]))
	canceled, err := client.Messages().CancelMany(ids[1:3])
	check(t, err)
	equal(t, "the number of canceled ones", canceled, 2)
	canceled, err = client.Messages().CancelAll()
	check(t, err)
	if canceled < 2 {
		t.Fatalf("%d messages were canceled", canceled)
	}
	refused(t, client.Messages().Cancel(ids[4]), "not found")
}

func TestRotatedKeys(t *testing.T) {
	client := newClient()
	before, err := client.Keys().Get()
	check(t, err)
	after, err := client.Keys().Rotate()
	check(t, err)
	equal(t, "the current key", after.Current, before.Next)
	now, err := client.Keys().Get()
	check(t, err)
	equal(t, "the keys", now, after)
}
