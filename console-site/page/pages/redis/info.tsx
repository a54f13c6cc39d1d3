import type { Session } from '../../api/session.ts';
import type { Redis } from '../../api/redis.ts';
import { OnCopies } from '../../parts/on-copies.tsx';
import { WhenLoaded } from '../../parts/states.tsx';
import { useLoad } from '../../parts/use-load.ts';

/** The sections of INFO. */
export function sectionsOf(info: string): { title: string; rows: [string, string][] }[] {
  return info
    .split(/^# /m)
    .slice(1)
    .map((section) => {
      const [title = '', ...lines] = section.split(/\r?\n/);
      const rows = lines.flatMap((line): [string, string][] => {
        const colon = line.indexOf(':');
        return colon < 1 ? [] : [[line.slice(0, colon), line.slice(colon + 1)]];
      });
      return { title, rows };
    });
}

/** INFO as tables. */
export function Info({ session, redis }: { readonly session: Session; readonly redis: Redis }) {
  const loaded = useLoad(async () => String(await redis.run('INFO')), [redis], 5_000);
  return (
    <WhenLoaded loaded={loaded} what="the figures of the database">
      {(info) => (
        <>
          <OnCopies session={session}>
            {(copy) => `Clients, commands and uptime are those of ${copy}.`}
          </OnCopies>
          <div class="info">
            {sectionsOf(info)
              .filter(({ rows }) => rows.length > 0)
              .map(({ title, rows }) => (
                <section key={title}>
                  <h2>{title}</h2>
                  <dl>
                    {rows.map(([name, value]) => (
                      <>
                        <dt>{name}</dt>
                        <dd>{value}</dd>
                      </>
                    ))}
                  </dl>
                </section>
              ))}
          </div>
        </>
      )}
    </WhenLoaded>
  );
}
