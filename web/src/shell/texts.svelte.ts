/** Texts for people: the Fluent files shared with the Python side, each loaded when first needed, in one language at a time. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { recall, remember } from './storage';

export const LANGUAGES = ['en', 'cs', 'es', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Arguments = Record<string, FluentVariable>;

const files = import.meta.glob<string>('../../../src/fondaco/locale/*/*.ftl', { query: '?raw', import: 'default' });

const isLanguage = (tag: string): tag is Language => (LANGUAGES as readonly string[]).includes(tag);

/** The language of the last visit, else the first one of the browser's that we speak. */
function firstLanguage(): Language {
  const wanted = [recall('language') ?? '', ...navigator.languages];
  return wanted.map((tag) => tag.split('-')[0]!.toLowerCase()).find(isLanguage) ?? 'en';
}

class Texts {
  language = $state<Language>(firstLanguage());
  #bundle = $state.raw(new FluentBundle('en'));
  #names = new Set<string>();
  #last: Promise<unknown> = Promise.resolve();

  /** Have the messages of these files (names without ending) ready. */
  load(...names: string[]): Promise<void> {
    const missing = (): string[] => names.filter((name) => !this.#names.has(name));
    if (missing().length === 0) return Promise.resolve();
    return this.#inTurn(async () => {
      const wanted = missing();
      if (wanted.length === 0) return;
      const bundle = await this.#read(this.language, [...this.#names, ...wanted]);
      for (const name of wanted) this.#names.add(name);
      this.#show(this.language, bundle);
    });
  }

  /** Speak another language everywhere, once its texts are here. */
  async speak(language: Language): Promise<void> {
    await this.#inTurn(async () => this.#show(language, await this.#read(language, [...this.#names])));
    remember('language', language);
  }

  /** One change of the texts after another: two at once would each forget what the other brings. */
  #inTurn(change: () => Promise<void>): Promise<void> {
    const done = this.#last.then(change, change);
    this.#last = done;
    return done;
  }

  /** Tell a message; an unknown one tells its id. */
  tell(id: string, args?: Arguments): string {
    const pattern = this.#bundle.getMessage(id)?.value;
    return pattern ? this.#bundle.formatPattern(pattern, args ?? null, []) : id;
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  async #read(language: Language, names: string[]): Promise<FluentBundle> {
    const bundle = new FluentBundle(language, { useIsolating: false });
    const sources = names.map((name) => files[`../../../src/fondaco/locale/${language}/${name}.ftl`]!());
    for (const source of await Promise.all(sources)) bundle.addResource(new FluentResource(source));
    return bundle;
  }

  #show(language: Language, bundle: FluentBundle): void {
    this.language = language;
    this.#bundle = bundle;
    document.documentElement.lang = language;
  }
}

export const texts = new Texts();

/** Tell a message in the language of the page. */
export const t = (id: string, args?: Arguments): string => texts.tell(id, args);

/** What the server sends as arguments, as far as a text can tell it. */
export const messageArguments = (args: Record<string, number | string | number[]>): Arguments =>
  Object.fromEntries(Object.entries(args).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]));

/** "tea, silk and salt" in the language of the page. */
export const list = (items: string[]): string => new Intl.ListFormat(texts.language).format(items);

/** Parts of a spoken label, each ended once. */
export const sentences = (parts: string[]): string =>
  parts.flatMap((part) => (part === '' ? [] : [/[.!?…]$/.test(part) ? part : `${part}.`])).join(' ');
