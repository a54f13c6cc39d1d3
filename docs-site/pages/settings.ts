import type { SettingDefinition } from '../../src/settings/definition.ts';
import { quantityText } from '../../src/settings/quantity.ts';
import { flagOf, settingTable, variableOf } from '../../src/settings/table.ts';
import { html, type Html } from '../html.ts';
import { renderInline, table } from '../markdown.ts';
import type { FoundPart } from '../page.ts';

/** Every setting, from the table with which the program reads them. */
export function settingsTable(): Html {
  const head = html`<tr>
    <th scope="col">Setting</th>
    <th scope="col">What it is</th>
    <th scope="col">Default</th>
  </tr>`;
  return table(head, Object.entries<SettingDefinition>(settingTable).map(row), 'Settings');
}

/** Search entries of the settings, by flag, variable and description. */
export function foundSettings(): FoundPart[] {
  return Object.entries<SettingDefinition>(settingTable).map(([name, { help }]) => ({
    title: `--${flagOf(name)}`,
    anchor: flagOf(name),
    kind: 'Setting',
    description: help,
    keywords: `${name} ${variableOf(name)}`,
  }));
}

function row([name, definition]: [string, SettingDefinition]): Html {
  const { help, choices } = definition;
  const names = html`<code>--${flagOf(name)}</code><br /><code class="small"
      >${variableOf(name)}</code
    ><br /><code class="small">${name}</code>`;
  const list = choices?.map((choice, i) => html`${i > 0 && ', '}<code>${choice}</code>`);
  return html`<tr id="${flagOf(name)}">
    <td>${names}</td>
    <td>${renderInline(help)}${list && html`: ${list}`}</td>
    <td>${defaultOf(definition)}</td>
  </tr>`;
}

function defaultOf({ default: value, quantity }: SettingDefinition): Html | string {
  if (value === undefined) return '';
  if (quantity !== undefined) return html`<code>${quantityText(Number(value), quantity)}</code>`;
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  return html`<code>${value}</code>`;
}
