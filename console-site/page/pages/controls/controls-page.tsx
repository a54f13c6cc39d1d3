import type { ComponentType } from 'preact';
import { useMemo } from 'preact/hooks';
import { openControl } from '../../api/control.ts';
import { OnSharedData } from '../../parts/on-copies.tsx';
import type { ControlsProps, PageProps } from '../../props.ts';
import { Clock } from './clock.tsx';
import { Faults } from './faults.tsx';
import { Scenarios } from './scenarios.tsx';
import { State } from './state.tsx';

interface ControlsTab {
  readonly title: string;
  readonly Part: ComponentType<ControlsProps>;
  /** What is not possible where copies can share the data. */
  readonly onSharedData?: string;
}

/** The parts of the controls, each with its place in the menu. */
export const CONTROLS_TABS: Readonly<Record<string, ControlsTab>> = {
  faults: { title: 'Faults', Part: Faults },
  scenarios: { title: 'Scenarios', Part: Scenarios },
  state: {
    title: 'Seed and reset',
    Part: State,
    onSharedData:
      'Data on servers, which several copies can share, can be exported and added to, but not replaced or emptied.',
  },
  clock: {
    title: 'Clock and IDs',
    Part: Clock,
    onSharedData:
      "The clock is that of the servers, which several copies can share, and can't be moved.",
  },
};

/** The control API: faults, data and time. */
export function Controls({ session, rest: [tab = 'faults', family, operation] }: PageProps) {
  const control = useMemo(() => openControl(session), [session]);
  const { title, Part, onSharedData } = CONTROLS_TABS[tab] ?? CONTROLS_TABS['faults']!;
  return (
    <>
      <h1>{title}</h1>
      {onSharedData !== undefined && <OnSharedData session={session}>{onSharedData}</OnSharedData>}
      <Part
        key={tab}
        control={control}
        contracts={session.platform.contracts}
        family={family}
        operation={operation}
      />
    </>
  );
}
