import { skipWithout } from '../../../../scripts/servers/skip-without.ts';
import { connectRuntimeSuite } from '../engine-suite.ts';
import { KafkaConnectBench } from '../../../../testing/engines/connect/kafka-connect/kafka-connect.ts';

skipWithout('kafka');

connectRuntimeSuite('on a Kafka Connect', () => KafkaConnectBench.open());
