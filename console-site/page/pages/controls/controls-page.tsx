import type { ComponentType } from 'preact';
import { useMemo } from 'preact/hooks';
import { openControl } from '../../api/control.ts';
import type { ControlsProps, PageProps } from '../../props.ts';
import { Clock } from './clock.tsx';
import { Faults } from './faults.tsx';
import { Scenarios } from './scenarios.tsx';
import { State } from './state.tsx';

/** The parts of the controls, each with its place in the menu. */
export const CONTROLS_TABS: Readonly<
  Record<string, { title: string; Part: ComponentType<ControlsProps> }>
> = {
  faults: { title: 'Faults', Part: Faults },
  scenarios: { title: 'Scenarios', Part: Scenarios },
  state: { title: 'Seed and reset', Part: State },
  clock: { title: 'Clock and IDs', Part: Clock },
};

/** The control API: faults, data and time. */
export function Controls({ session, rest: [tab = 'faults', family, operation] }: PageProps) {
  const control = useMemo(() => openControl(session), [session]);
  const { title, Part } = CONTROLS_TABS[tab] ?? CONTROLS_TABS['faults']!;
  return (
    <>
      <h1>{title}</h1>
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
