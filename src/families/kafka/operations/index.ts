import type { operations } from '../../../../generated/kafka/types.ts';
import type { Handlers } from '../../../contract/handler.ts';
import type { KafkaCaller } from '../caller.ts';
import { getConnectorConfig, listConnectorConfigs } from './connectors.ts';
import { consume, consumeTopic } from './consume.ts';
import { fetchMessages } from './fetch.ts';
import { commit, deleteConsumer, listConsumers } from './instances.ts';
import { committed, listTopics, offsets } from './metadata.ts';
import { produce, produceMessage, produceToTopic, webhook } from './produce.ts';

/** One handler for each operation of `openapi/kafka`. */
export const kafkaOperations: Handlers<operations, KafkaCaller> = {
  listTopics,
  listConsumers,
  getCommitted: committed,
  postCommitted: committed,
  getOffsets: offsets,
  postOffsets: offsets,
  getFetch: fetchMessages,
  postFetch: fetchMessages,
  getConsume: consume,
  postConsume: consume,
  consumeTopic,
  getCommit: commit,
  postCommit: commit,
  postDeleteConsumer: deleteConsumer,
  deleteConsumer,
  getProduce: produce,
  postProduce: produce,
  getProduceToTopic: produceToTopic,
  postProduceToTopic: produceToTopic,
  produceMessage,
  getWebhook: webhook,
  postWebhook: webhook,
  listConnectorConfigs,
  getConnectorConfig,
};
