import { writeFileSync } from 'node:fs'
import type { Language } from '@running-dinner/domain'
import {
  longDay,
  type MailBlock,
  type MailDocument,
  type MailFact,
  preheaderOf,
  shortDay,
} from '@running-dinner/domain/messages'
import { phrases } from '@running-dinner/phrases'
import { expect, test } from 'vitest'
import { htmlPart } from '../src/features/messages/transport/index.ts'
import type { MailPage } from '../src/features/messages/transport/layout/mail-html.tsx'
import { createTestApp } from './app.ts'
import { boardText, sendEveryMail } from './every-mail.ts'
import { hostileTexts } from './hostile-texts.ts'
import { inOneSpace, readHtml } from './read-html.ts'

const ofNoEvent = ['ACCOUNT', 'PORTAL_LINK', 'EVENT_REMOVED', 'FEEDBACK']

async function everyMail(language: Language) {
  const app = await createTestApp()
  await sendEveryMail(app, language)
  const rows = await app.ctx.db
    .selectFrom('messageTask')
    .leftJoin('devMail', 'devMail.taskId', 'messageTask.id')
    .select(['kind', 'messageTask.subject', 'languageCode', 'document', 'text', 'html'])
    .orderBy('devMail.position')
    .execute()
  // For pictures: docs/screenshots.md
  if (process.env.MAILS_FILE) writeFileSync(`${process.env.MAILS_FILE}-${language}.json`, JSON.stringify(rows))
  return rows.map(({ html, text, document, ...row }) => {
    const { text: shown, ...read } = readHtml(html ?? '')
    // Only the outbox writes this column.
    return { ...row, ...read, html: html ?? '', shown, text: text ?? '', document: document as unknown as MailDocument }
  })
}

/** Each text that a mail says in one piece. Web addresses are links in HTML, so texts are cut there. */
function saidIn({ event, blocks, reason = '' }: MailDocument): string[] {
  const facts = (list: readonly MailFact[]) => list.flatMap(({ label, text }) => [label, text])
  const said = (block: MailBlock): string[] => {
    switch (block.kind) {
      case 'text':
      case 'note':
      case 'heading':
        return block.text.split(/\n|https?:\/\/\S+/)
      case 'button':
      case 'link':
        return [block.label]
      case 'facts':
        return facts(block.facts)
      case 'stop':
        return [block.time, block.title, ...facts(block.facts)]
      case 'changes':
        return block.changes.flatMap(({ label, now, before }) => [label, now, before])
    }
  }
  return [event?.title ?? '', event?.date ?? '', ...blocks.flatMap(said), reason]
    .map(inOneSpace)
    .filter((text) => text !== '')
}

/**
 * Texts that none of these mails says: samples are for previews, the operator reads German, the event has one travel mode, no shared mailbox and no pair, and the
 * others are words inside a fact.
 */
const insideFacts =
  'notifications\\.(clock|names|leaveBy\\.(BICYCLE|PUBLIC_TRANSPORT|CAR)|guest$|(changes|first\\.\\w+)\\.(subject|intro)ForMany|noAfterParty|guestWhoLeft|placeCorrected|takesPlaceAgain|teamAgain)|mails\\.firstContact\\.(registered|somebody)|plannedMails\\.samples'
const unsaid: Record<Language, RegExp> = {
  de: new RegExp(`^(${insideFacts})`),
  en: new RegExp(`^(${insideFacts}|mails\\.feedback|mailFrame\\.reasons\\.operator)`),
}

/** The texts of mails with their paths; each value in braces may be any words. */
function textsOfMails(language: Language): { path: string; pattern: RegExp }[] {
  const { mails, mailFrame, notifications, registrationMails, requestMails, offerMails, plannedMails } =
    phrases[language]
  const leaves = (at: unknown, path: string): [string, string][] =>
    typeof at === 'string'
      ? [[path, at]]
      : Object.entries(at as object).flatMap(([name, value]) => leaves(value, `${path}.${name}`))
  return Object.entries({ mails, mailFrame, notifications, registrationMails, requestMails, offerMails, plannedMails })
    .flatMap(([name, group]) => leaves(group, name))
    .filter(([path]) => !unsaid[language].test(path))
    .map(([path, text]) => {
      // A pattern that begins with any words would be tried from every letter of every mail.
      const parts = inOneSpace(text)
        .split(/\{\{\w+\}\}/)
        .filter((part) => part.trim() !== '')
      return { path, pattern: new RegExp(parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.*')) }
    })
}

/** What a mail has for programs to follow, not for people to read. */
const followed = new Set(['kind', 'url', 'links', 'addresses'])

/** The document with hostile texts in place of each of its texts, beginning with that at `start`; and how many it has. */
function withHostileTexts(document: MailDocument, start: number): { hostile: MailDocument; count: number } {
  let count = 0
  const replaced = (value: unknown, name = ''): unknown => {
    if (followed.has(name)) return value
    if (typeof value === 'string' && value !== '') return hostileTexts[(start + count++) % hostileTexts.length]
    if (Array.isArray(value)) return value.map((entry) => replaced(entry))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([field, entry]) => [field, replaced(entry, field)]))
  }
  return { hostile: replaced(document) as MailDocument, count }
}

/** Elements and attributes that only the second HTML has, and its links that no mail may have. */
function foreignIn(cleanHtml: string, html: string): string[] {
  const [clean, read] = [readHtml(cleanHtml), readHtml(html)]
  const known = new Set(clean.attributes.map(({ tag, name }) => `${tag} ${name}`))
  return [
    ...[...read.tags].filter((tag) => !clean.tags.has(tag)),
    ...read.attributes.map(({ tag, name }) => `${tag} ${name}`).filter((attribute) => !known.has(attribute)),
    ...read.links.filter((link) => !/^(https?:\/\/|tel:|mailto:)/.test(link) || link.includes('evil')),
  ]
}

/** Renders a mail with every hostile text somewhere in it. */
async function foreignPartsOf(page: MailPage): Promise<{ foreign: string[]; shown: number; unescaped: string[] }> {
  const cleanHtml = await htmlPart(page)
  const found = { foreign: [] as string[], shown: 0, unescaped: [] as string[] }
  for (let start = 0; start < hostileTexts.length; ) {
    const { hostile, count } = withHostileTexts(page.document, start)
    const html = await htmlPart({ ...page, subject: hostileTexts[start] ?? '', document: hostile })
    found.foreign.push(...foreignIn(cleanHtml, html))
    found.unescaped.push(...foreignIn(cleanHtml, html.replaceAll('&lt;', '<').replaceAll('&gt;', '>')))
    const { text } = readHtml(html)
    found.shown += hostileTexts.filter((typed) => text.includes(inOneSpace(typed))).length
    start += Math.max(count, 1)
  }
  return found
}

test.each(['de', 'en'] as const)(
  'every mail of the product in %s says the same in HTML and text, and is fit to be sent; no text of it becomes code (SEC-09)',
  async (language) => {
    const mails = await everyMail(language)
    const day = longDay('2030-06-15', language)
    const named = new Set<string>()
    const checked = new Set<string>()
    for (const { kind, subject, document, html, shown, text, tags, attributes, links, languageCode } of mails) {
      const about = `${kind}: ${subject}`
      const plain = inOneSpace(text)
      for (const said of saidIn(document)) {
        expect(shown, `${about} in HTML`).toContain(said)
        expect(plain, `${about} in the text`).toContain(said)
      }
      if (!ofNoEvent.includes(kind)) {
        expect(shown, about).toContain(day)
        expect(text, about).toContain(day)
        // A title that is only a link leaves nothing to show.
        expect(text, about).toMatch(new RegExp(`^(Köln kocht\n)?${day}\n`))
        if (text.startsWith('Köln kocht\n')) named.add(kind)
      }
      // 06.01.2027 is the first of June to half of those who read English.
      expect(`${subject} ${text}`, about).not.toMatch(/\b\d{1,2}[./]\d{1,2}[./](\d{4})?\b/)
      // The people asked have no place yet.
      if (kind === 'PLACE_OFFER') expect(document.reason, about).toBe(phrases[language].mailFrame.reasons.waiting)
      // An inbox shows no more of it, and the library cuts it.
      expect(shown.startsWith(preheaderOf(document).slice(0, 140)), about).toBe(true)
      expect(preheaderOf(document), about).toMatch(/^(?!Hallo|Hello).{12}/s)
      const buttons = attributes.filter(
        ({ tag, name, value }) => tag === 'a' && name === 'class' && /\bwide\b/.test(value),
      )
      expect(buttons.length, about).toBeLessThanOrEqual(1)
      expect(shown, about).not.toMatch(/https?:\/\/|\S{60}/)
      expect(Buffer.byteLength(html), about).toBeLessThan(80_000)
      expect(
        attributes.filter(({ name }) => ['src', 'srcset', 'background'].includes(name)),
        about,
      ).toEqual([])
      expect(
        [...tags].filter((tag) => ['img', 'link', 'script', 'iframe', 'object'].includes(tag)),
        about,
      ).toEqual([])
      expect(
        links.filter((link) => !/^(https?:\/\/|tel:|mailto:)/.test(link)),
        about,
      ).toEqual([])
      expect(html, about).not.toMatch(/url\(|@import|@font-face/)
      expect(attributes, about).toContainEqual({ tag: 'html', name: 'lang', value: languageCode })
      expect(kind === 'FEEDBACK' ? 'de' : language, about).toBe(languageCode)
      // One mail of each shape is enough.
      const shape = JSON.stringify([kind, document.blocks.map((block) => block.kind)])
      if (language === 'de' || checked.has(shape)) continue
      checked.add(shape)
      const hostile = await foreignPartsOf({ subject, document, language, footer: '' })
      expect(hostile.foreign, about).toEqual([])
      expect(hostile.shown, about).toBeGreaterThanOrEqual(hostileTexts.length / 2)
      // The same look at unescaped HTML finds them.
      expect(hostile.unescaped, about).toEqual(expect.arrayContaining(['script', 'img onerror', 'iframe']))
    }
    expect([...named].sort()).toEqual(
      [...new Set(mails.map(({ kind }) => kind))].filter((kind) => !ofNoEvent.includes(kind)).sort(),
    )
    const fromBoard = mails.find(({ text }) => text.includes(boardText))
    expect(fromBoard?.subject).toMatch(new RegExp(`^${shortDay('2030-06-15', language)}: .+: Köln kocht$`))
    const everyText = mails.map(({ document, subject, text }) => inOneSpace(`${document.preheader} ${subject} ${text}`))
    const missing = textsOfMails(language).filter(({ pattern }) => !everyText.some((text) => pattern.test(text)))
    expect(missing.map(({ path }) => path)).toEqual([])
  },
  180_000,
)
