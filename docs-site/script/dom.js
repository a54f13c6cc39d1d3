/** The document's root, which carries the color scheme and the way to the site's root. */
export const root = document.documentElement;

export function one(selector, within = document) {
  return within.querySelector(selector);
}

export function all(selector, within = document) {
  return [...within.querySelectorAll(selector)];
}

export function make(tag, properties = {}, ...children) {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

/** A stored choice of the reader; a browser may forbid storage. */
export function stored(name) {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

export function store(name, value) {
  try {
    localStorage.setItem(name, value);
  } catch {
    // Then the choice holds for this page.
  }
}
