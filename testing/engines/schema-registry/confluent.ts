import { onTestFinished } from 'vitest';
import { bindDirect } from '../../../src/contract/direct.ts';
import { ConfluentRegistries } from '../../../src/engines/schema-registry/confluent/registries.ts';
import { type RegistryServer, serveRegistry } from '../../families/schema-registry.ts';

/** The registry of another Plinth, which starts on first use and stops with the test. */
export class DistantRegistry {
  #server: Promise<RegistryServer> | undefined;

  /** Registries with a client that sends no credentials; the server adds them. */
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
