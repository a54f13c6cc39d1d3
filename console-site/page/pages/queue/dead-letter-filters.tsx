import { fieldsOf } from '../../parts/fields.ts';
import { DateFields } from '../../parts/time.tsx';

/** Filters of dead letters, as the service has them. */
export function DeadLetterFilters(props: {
  readonly look: (fields: Readonly<Record<string, string>>) => void;
}) {
  const { look } = props;
  return (
    <form
      class="filters search"
      onSubmit={(event) => look(fieldsOf(event))}
      onReset={() => look({})}
    >
      <label class="fill">
        Destination URL or message ID
        <input name="sought" type="search" />
      </label>
      <label class="short">
        Status
        <input
          name="responseStatus"
          inputMode="numeric"
          pattern="\d{1,3}"
          placeholder="0: none"
          title="The status of the last answer; 0 if there was none"
        />
      </label>
      <label class="medium">
        Label
        <input name="label" />
      </label>
      <DateFields />
      <button type="submit">Search</button>
      <button type="reset">Clear</button>
      <details class="more">
        <summary>More filters</summary>
        <div class="filters search">
          <label>
            URL group
            <input name="topicName" />
          </label>
          <label>
            Queue
            <input name="queueName" />
          </label>
          <label>
            Schedule ID
            <input name="scheduleId" />
          </label>
          <label>
            Flow-control key
            <input name="flowControlKey" />
          </label>
        </div>
      </details>
    </form>
  );
}
