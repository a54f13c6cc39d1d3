import { useEffect, useId, useState } from 'preact/hooks';
import { numberText } from './format.ts';
import { matching, MAX_LISTED, optionNamed, type Option } from './matching.ts';

/** Selects one of several options: from a list, or by a search if there are many. */
export function Choice(props: {
  readonly label: string;
  readonly options: readonly Option[];
  readonly value: string;
  readonly choose: (value: string) => void;
}) {
  const { label, options, value, choose } = props;
  if (options.length > MAX_LISTED) return <SearchedChoice {...props} />;
  return (
    <label>
      {label}
      <select value={value} onChange={(event) => choose(event.currentTarget.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.title}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A text that equals an option's title selects it; otherwise matching options are suggested. */
function SearchedChoice({ label, options, value, choose }: Parameters<typeof Choice>[0]) {
  const list = useId();
  const [text, setText] = useState('');
  // Also after a selection elsewhere, as by a link.
  useEffect(() => {
    const chosen = options.find((option) => option.value === value);
    if (chosen !== undefined && optionNamed(options, text) !== chosen) setText(nameOf(chosen));
  }, [value]);
  const nameOf = (option: Option) =>
    optionNamed(options, option.title) === option ? option.title : option.value;
  const typed = (now: string) => {
    setText(now);
    const found = optionNamed(options, now);
    if (found !== undefined && found.value !== value) choose(found.value);
  };
  return (
    <label>
      {label} (search in {numberText(options.length)})
      <input
        type="search"
        list={list}
        value={text}
        autocomplete="off"
        onFocus={(event) => event.currentTarget.select()}
        onInput={(event) => typed(event.currentTarget.value)}
      />
      <datalist id={list}>
        {matching(options, text).map((option) => (
          <option key={option.value} value={nameOf(option)} label={option.title} />
        ))}
      </datalist>
    </label>
  );
}
