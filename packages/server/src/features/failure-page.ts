import { common as german } from '@running-dinner/phrases/de/common.ts'
import { common as english } from '@running-dinner/phrases/en/common.ts'

/** Shown when a page could not be rendered. The reader's language is unknown, so it has both, with a link to try again. */
export const failurePage = [
  '<!doctype html><html lang="de"><head><meta charset="utf-8">',
  '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">',
  `<title>${german.error.title}</title></head><body><main>`,
  `<h1>${german.error.title}</h1><p>${german.error.messageWithoutContact}</p>`,
  `<p><a href="">${german.retry}</a></p>`,
  `<section lang="en"><h2>${english.error.title}</h2><p>${english.error.messageWithoutContact}</p>`,
  `<p><a href="">${english.retry}</a></p></section></main></body></html>`,
].join('')
