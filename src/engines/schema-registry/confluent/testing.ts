import { onTestFinished } from 'vitest';
import { bindDirect } from '../../../contract/direct.ts';
import { serveRegistry, type RegistryServer } from '../../../families/schema-registry/testing.ts';
import { ConfluentRegistries } from './registries.ts';

/** The registry of a second Plinth, which is there when it is first asked and ends with the test. */
export class DistantRegistry {
  #server: Promise<RegistryServer> | undefined;

  /** Of a platform that presents nothing else: who it is, the server puts in. */
  registries(): ConfluentRegistries {
    return new ConfluentRegistries({
      urls: ['http://registry'],
      prefixOf: (cluster) => `plinth.${cluster}.`,
      fetch: (url, init) => this.#fetch(url, init),
    });
  }

  async #fetch(url: string, { method = 'GET', body }: RequestInit): Promise<Response> {
    const { pathname, search } = new URL(url);
    this.#server ??= this.#start();
    const answer = await (
      await this.#server
    ).ask(method, `${pathname}${search}`, body ?? undefined);
    return new Response(answer.body, { status: answer.status });
  }

  async #start(): Promise<RegistryServer> {
    const server = await serveRegistry(bindDirect, undefined, 16 * 1024 * 1024);
    onTestFinished(() => server.close());
    return server;
  }
}
