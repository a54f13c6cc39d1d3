import { agoText, dateText } from './format.ts';

/** A time as people say it, with the exact one when it is pointed at. @param props.at Unix milliseconds */
export function Time({ at }: { readonly at: number }) {
  return (
    <time class="number" dateTime={new Date(at).toISOString()} title={dateText(at)}>
      {agoText(at, Date.now())}
    </time>
  );
}

/** Two fields, `from` and `to`, for the time that a list is of. */
export function DateFields() {
  return (
    <>
      <label>
        From
        <input name="from" type="datetime-local" />
      </label>
      <label>
        To
        <input name="to" type="datetime-local" />
      </label>
    </>
  );
}
