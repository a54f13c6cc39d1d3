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
