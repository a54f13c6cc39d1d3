import { skipWithout } from '../../../../scripts/servers/skip-without.ts';
import { KafkaConnectBench } from '../../../../testing/engines/connect/kafka-connect.ts';
import { connectRuntimeSuite } from '../engine-suite.ts';

skipWithout('kafka');

connectRuntimeSuite('on a Kafka Connect', () => KafkaConnectBench.open());
