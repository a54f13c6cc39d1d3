import type { ComponentType } from 'preact';
import { useMemo } from 'preact/hooks';
import type { ControlClient } from '../../../../src/client/control/control-client.ts';
import { createClient } from '../../../../src/client/fetch-client.ts';
import { consoleAddress } from '../../api/session.ts';
import type { ControlsProps, PageProps } from '../../props.ts';
import { Tabs } from '../../parts/tabs.tsx';
import { Clock } from './clock.tsx';
import { Faults } from './faults.tsx';
import { Scenarios } from './scenarios.tsx';
import { State } from './state.tsx';

const TABS: Readonly<Record<string, { title: string; Part: ComponentType<ControlsProps> }>> = {
  faults: { title: 'Faults', Part: Faults },
  scenarios: { title: 'Scenarios', Part: Scenarios },
  state: { title: 'Seed and reset', Part: State },
  clock: { title: 'Clock', Part: Clock },
};
const TITLES = Object.fromEntries(Object.entries(TABS).map(([name, { title }]) => [name, title]));

/** The control API: faults, data and time. */
export function Controls({ session, rest: [tab = 'faults'] }: PageProps) {
  const control = useMemo<ControlClient>(
    () => createClient({ url: consoleAddress() }, session.headers['Authorization'] ?? ''),
    [session],
  );
  const { Part } = TABS[tab] ?? TABS['faults']!;
  return (
    <>
      <h1>Controls</h1>
      <Tabs label="Parts of the controls" base={['controls']} tabs={TITLES} current={tab} />
      <Part key={tab} control={control} />
    </>
  );
}
