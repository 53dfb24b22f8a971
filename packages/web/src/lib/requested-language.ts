import type { Language } from '@running-dinner/domain'
import { detectLanguage } from './detect-language.ts'

interface Asked {
  url: string
  cookies: string
}

/** The language that was named in the address or remembered from a choice; on the server, where only cookies tell of it. */
export function chosenLanguage({ url, cookies }: Asked): Language | undefined {
  const query = new URL(url).searchParams
  const named = [query.get('lng'), query.get('lang')]
  // The second mirrors what the browser keeps in its storage.
  const remembered = [cookieOf(cookies, 'i18next'), cookieOf(cookies, 'NG_TRANSLATE_LANG_KEY')]
  if (![...named, ...remembered].some((code) => code?.trim())) return undefined
  return detectLanguage({ ...nothing, query: named, cookie: remembered.find((code) => code?.trim()) })
}

/** What the browser says its reader speaks, best first; German for whoever says nothing (decisions B6). */
export function spokenLanguage(acceptLanguage: string): Language {
  const spoken = acceptLanguage
    .split(',')
    .map((part) => {
      const [code = '', ...options] = part.trim().split(';')
      const weight = options.map((one) => /^\s*q=([\d.]+)$/.exec(one)?.[1]).find((one) => one !== undefined)
      return { code, weight: weight === undefined ? 1 : Number(weight) }
    })
    .filter(({ code, weight }) => code !== '' && code !== '*' && weight > 0)
    .sort((one, other) => other.weight - one.weight)
  return detectLanguage({ ...nothing, navigator: spoken.map(({ code }) => code) })
}

const nothing = {
  query: [],
  cookie: undefined,
  localStorage: null,
  sessionStorage: null,
  navigator: [] as string[],
  htmlTag: '',
}

function cookieOf(cookies: string, name: string): string | undefined {
  const pair = cookies.split(/;\s*/).find((one) => one.startsWith(`${name}=`))
  return pair?.slice(name.length + 1)
}
