import { fieldsOf } from './fields.ts';
import { ActionOutcome, useAction } from './use-action.tsx';

/** A form to create something with a name and a region. */
export function NewNamed<Region extends string>(props: {
  /** What is created, like `cluster`. */
  readonly what: string;
  /** The first one is the default. */
  readonly regions: readonly [Region, ...Region[]];
  readonly make: (order: { readonly name: string; readonly region: Region }) => Promise<void>;
}) {
  const { what, regions, make } = props;
  const action = useAction(({ name = '', region = '' }: Readonly<Record<string, string>>) =>
    make({ name, region: regions.find((each) => each === region) ?? regions[0] }),
  );
  return (
    <>
      <h2>New {what}</h2>
      <form class="narrow" onSubmit={(event) => void action.run(fieldsOf(event))}>
        <label>
          Name
          <input name="name" required />
        </label>
        <label>
          Region
          <select name="region">
            {regions.map((region) => (
              <option key={region}>{region}</option>
            ))}
          </select>
        </label>
        <ActionOutcome action={action} />
        <button type="submit" disabled={action.isBusy}>
          Create {what}
        </button>
      </form>
    </>
  );
}
