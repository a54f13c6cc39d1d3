import { existsSync, renameSync, rmSync } from 'node:fs';
import { classArchive, classPath, kafkaSkipReason, type ArchivedServer } from './java.ts';
import { startKafkaConnect } from './kafka-connect.ts';
import { startKafka } from './kafka.ts';
import { outputOf } from './programs.ts';
import type { ServerProcess } from './server-process.ts';

/**
 * `.ci/run` runs this once after Kafka was fetched: starts a broker and a Kafka Connect, and keeps their classes beside the
 * libraries, so that each start in tests takes less processor time.
 */

/** Milliseconds. */
const WRITTEN_WITHIN = 100_000;

const why = kafkaSkipReason();
if (
  why === undefined &&
  !(existsSync(classArchive('broker')) && existsSync(classArchive('connect')))
)
  await makeArchives();

async function makeArchives(): Promise<void> {
  await using kafka = await startKafka({ archiveInto: unfinished('broker') });
  // Its end, which writes the classes, waits for the questions that it has asked the broker last.
  const settings = { 'fetch.max.wait.ms': 100 };
  await using connect = await startKafkaConnect(kafka, settings, unfinished('connect'));
  await keep('connect', connect.process);
  await keep('broker', kafka.processes[0]!);
}

/** Where an archive is written. */
function unfinished(server: ArchivedServer): string {
  return `${classArchive(server)}.${process.pid}`;
}

/** Java writes the archive when the server stops. */
async function keep(server: ArchivedServer, running: ServerProcess): Promise<void> {
  await running.stop(WRITTEN_WITHIN);
  const file = unfinished(server);
  const using = [`-XX:SharedArchiveFile=${file}`, '-Xshare:on', '-cp', classPath(), '-version'];
  if (outputOf('java', using) !== undefined) {
    renameSync(file, classArchive(server));
    return;
  }
  rmSync(file, { force: true });
  console.error(`the classes of the ${server} are not kept, so each start loads them`);
}
