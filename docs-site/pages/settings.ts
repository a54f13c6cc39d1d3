import {
  flagOf,
  settingTable,
  variableOf,
  type SettingDefinition,
} from '../../src/settings/table.ts';
import { html, type Html } from '../html.ts';
import { renderInline, table } from '../markdown.ts';

/** Every setting, from the table that the program reads them by. */
export function settingsTable(): Html {
  const head = html`<tr>
    <th scope="col">Flag</th>
    <th scope="col">Variable</th>
    <th scope="col">In the file</th>
    <th scope="col">Default</th>
    <th scope="col">What it is</th>
  </tr>`;
  const rows = Object.entries<SettingDefinition>(settingTable).map(
    ([name, definition]) =>
      html`<tr id="${flagOf(name)}">
        <td><code>--${flagOf(name)}</code></td>
        <td><code>${variableOf(name)}</code></td>
        <td><code>${name}</code></td>
        <td>${defaultOf(definition)}</td>
        <td>
          ${renderInline(definition.help)}${
            definition.choices !== undefined &&
            html`:
            ${definition.choices.map((choice, i) => html`${i > 0 && ', '}<code>${choice}</code>`)}`
          }
        </td>
      </tr> `,
  );
  return table(head, rows, 'Settings');
}

function defaultOf({ default: value }: SettingDefinition): Html | string {
  if (value === undefined) return '';
  return typeof value === 'boolean' ? 'off' : html`<code>${value}</code>`;
}
