package clients

// The uses of go-redis on the port of a database, with the unmodified client.

import (
	"context"
	"errors"
	"os"
	"testing"
	"time"

	"github.com/redis/go-redis/v9"
)

func newRedis(t *testing.T, protocol int) (*redis.Client, context.Context) {
	t.Helper()
	options, err := redis.ParseURL(os.Getenv("REDIS_URL"))
	check(t, err)
	options.Protocol = protocol
	client := redis.NewClient(options)
	t.Cleanup(func() { _ = client.Close() })
	ctx, cancel := context.WithTimeout(context.Background(), 30*time.Second)
	t.Cleanup(cancel)
	check(t, client.FlushDB(ctx).Err())
	return client, ctx
}

func TestRedisValuesInBothProtocols(t *testing.T) {
	for _, protocol := range []int{2, 3} {
		client, ctx := newRedis(t, protocol)
		check(t, client.Set(ctx, "greeting", "hello", time.Minute).Err())
		equal(t, "a string", client.Get(ctx, "greeting").Val(), "hello")
		_, err := client.Get(ctx, "nothing").Result()
		equal(t, "what is missing", err, redis.Nil)
		check(t, client.HSet(ctx, "user", "name", "Ada", "born", 1815).Err())
		equal(t, "a hash", len(client.HGetAll(ctx, "user").Val()), 2)
		check(t, client.ZAdd(ctx, "scores", redis.Z{Score: 1.5, Member: "a"}, redis.Z{Score: 2, Member: "b"}).Err())
		scores := client.ZRangeWithScores(ctx, "scores", 0, -1).Val()
		equal(t, "a score", scores[0].Score, 1.5)
		check(t, client.SAdd(ctx, "set", "x", "y").Err())
		equal(t, "a set", len(client.SMembers(ctx, "set").Val()), 2)
	}
}

func TestRedisPipelinesAndTransactions(t *testing.T) {
	client, ctx := newRedis(t, 3)
	results, err := client.Pipelined(ctx, func(pipe redis.Pipeliner) error {
		for i := 0; i < 100; i++ {
			pipe.Incr(ctx, "counter")
		}
		return nil
	})
	check(t, err)
	equal(t, "replies", len(results), 100)
	raise := func(tx *redis.Tx) error {
		value, err := tx.Get(ctx, "counter").Int()
		if err != nil {
			return err
		}
		// Somebody else is faster, once.
		if value == 100 {
			check(t, client.Incr(ctx, "counter").Err())
		}
		_, err = tx.TxPipelined(ctx, func(pipe redis.Pipeliner) error {
			pipe.Set(ctx, "counter", value+1, 0)
			return nil
		})
		return err
	}
	equal(t, "a transaction that came too late", client.Watch(ctx, raise, "counter"), redis.TxFailedErr)
	check(t, client.Watch(ctx, raise, "counter"))
	equal(t, "the counter", client.Get(ctx, "counter").Val(), "102")
}

func TestRedisScripts(t *testing.T) {
	client, ctx := newRedis(t, 3)
	script := redis.NewScript(`return redis.call('INCRBY', KEYS[1], ARGV[1])`)
	for _, wanted := range []int{5, 10} {
		value, err := script.Run(ctx, client, []string{"counter"}, 5).Int()
		check(t, err)
		equal(t, "what the script returns", value, wanted)
	}
}

func TestRedisMessages(t *testing.T) {
	client, ctx := newRedis(t, 3)
	listener := client.Subscribe(ctx, "news")
	defer func() { _ = listener.Close() }()
	_, err := listener.Receive(ctx)
	check(t, err)
	check(t, client.Publish(ctx, "news", "hello").Err())
	message, err := listener.ReceiveMessage(ctx)
	check(t, err)
	equal(t, "the message", message.Payload, "hello")
}

func TestRedisStreamsAndWaiting(t *testing.T) {
	client, ctx := newRedis(t, 3)
	check(t, client.XGroupCreateMkStream(ctx, "orders", "workers", "0").Err())
	check(t, client.XAdd(ctx, &redis.XAddArgs{Stream: "orders", Values: map[string]any{"item": "pen"}}).Err())
	read, err := client.XReadGroup(ctx, &redis.XReadGroupArgs{
		Group: "workers", Consumer: "one", Streams: []string{"orders", ">"}, Count: 10,
	}).Result()
	check(t, err)
	equal(t, "what was ordered", read[0].Messages[0].Values["item"], "pen")
	equal(t, "acknowledged", client.XAck(ctx, "orders", "workers", read[0].Messages[0].ID).Val(), 1)

	waited := make(chan string)
	go func() { waited <- client.BLPop(ctx, 0, "queue").Val()[1] }()
	for client.Do(ctx, "LPUSH", "queue", "job").Err() == nil {
		select {
		case job := <-waited:
			equal(t, "what was waited for", job, "job")
			return
		case <-ctx.Done():
			t.Fatal("nobody was served")
		}
	}
}

func TestRedisErrors(t *testing.T) {
	client, ctx := newRedis(t, 3)
	check(t, client.Set(ctx, "text", "x", 0).Err())
	err := client.Incr(ctx, "text").Err()
	var refused redis.Error
	equal(t, "an error of Redis", errors.As(err, &refused), true)
	equal(t, "its words", err.Error(), "ERR value is not an integer or out of range")
}
