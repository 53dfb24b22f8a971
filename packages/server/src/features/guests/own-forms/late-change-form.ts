import { type OwnRegistration, ownRegistrationRoutes } from '@running-dinner/contract'
import { fullName, languageNames, languages, limits } from '@running-dinner/domain'
import { allowsCancelling, allowsLateChange } from '@running-dinner/domain/people'
import { fillPhrase } from '@running-dinner/phrases'
import { registration as english, requests as requestsEn } from '@running-dinner/phrases/english'
import { registration as german, requests as requestsDe } from '@running-dinner/phrases/german'
import type { Ctx } from '../../../platform/ctx.ts'
import { escapeHtml } from '../../../platform/html/text-to-html.ts'
import { badRequest } from '../../../platform/http/problems.ts'
import { cancelOwnRegistration, changeLate, ownRegistration } from '../../people/registration/index.ts'
import { paragraph } from '../self-service/index.ts'
import { type OwnForm, parsed, type Reader, type Sent } from './own-form.ts'

const words = { de: { ...german, left: requestsDe.left }, en: { ...english, left: requestsEn.left } }
const wordsFor = ({ me }: Reader) => words[me.person.languageCode]

const diets = ['vegetarian', 'vegan', 'lactose', 'gluten'] as const
const door = ['bellName', 'floor', 'entranceNote', 'addressRemarks'] as const
const texts = ['mobileNumber', 'languageCode', 'mealSpecificsNote', ...door] as const
type TextField = (typeof texts)[number]

/** The own registration: what can be corrected until the evening ends, and giving the place back. */
export function lateChangeForm(ctx: Ctx): OwnForm {
  return {
    path: '/self/:selfAdminId/registration/:participantId/plain',
    fields: ['act', 'sure', ...diets, ...texts],
    title: (reader) => wordsFor(reader).own.title,
    content: async (reader, sentForm) => {
      const registration = await ownRegistration(ctx, ctx.db, reader.me)
      const readerWords = wordsFor(reader)
      const closed = registration.notEditableBecause
      return [
        fixedFacts(registration, readerWords),
        closed === null ? '' : paragraph(readerWords.own.closed[closed]),
        allowsLateChange(closed ?? undefined) ? changeForm(registration, readerWords, sentForm) : '',
        allowsCancelling(closed ?? undefined) ? cancelForm(registration, readerWords) : '',
      ].join('')
    },
    submit: async (reader, { act, sure, ...fields }) => {
      const readerWords = wordsFor(reader)
      if (act === 'cancel' && sure !== undefined) {
        await cancelOwnRegistration(ctx, reader.me)
        return [readerWords.left.title, readerWords.left.mail]
      }
      if (act !== 'change') throw badRequest()
      const flags = Object.fromEntries(diets.map((diet) => [diet, fields[diet] !== undefined]))
      await changeLate(ctx, reader.me, parsed(ownRegistrationRoutes.changeLate.body, { ...fields, ...flags }))
      return [readerWords.own.saved]
    },
  }
}

type Said = typeof german

function fixedFacts(registration: OwnRegistration, { own: ownWords, you, kitchen }: Said): string {
  const facts = [
    [ownWords.name, fullName(registration)],
    [you.email, registration.email],
    [ownWords.address, `${registration.street} ${registration.streetNr}, ${registration.zip} ${registration.cityName}`],
    [kitchen.numSeats, registration.numSeats === undefined ? ownWords.none : String(registration.numSeats)],
  ]
  return `<dl>${facts.map(([name, fact = '']) => `<div><dt>${name}</dt><dd>${escapeHtml(fact)}</dd></div>`).join('')}</dl>`
}

function changeForm(
  registration: OwnRegistration,
  { own: ownWords, you, food, address }: Said,
  sentForm: Sent | undefined,
): string {
  const text = (name: TextField) => escapeHtml(sentForm ? (sentForm[name] ?? '') : registration[name])
  const textInput = (name: TextField, label: string, max: number) =>
    `<label>${label}<input name="${name}" value="${text(name)}" maxlength="${max}"></label>`
  const textArea = (name: TextField, label: string, max: number) =>
    `<label>${label}<textarea name="${name}" rows="3" maxlength="${max}">${text(name)}</textarea></label>`
  const box = (diet: (typeof diets)[number]) => {
    const isChecked = sentForm ? sentForm[diet] !== undefined : registration[diet]
    return `<label class="choice"><input type="checkbox" name="${diet}"${isChecked ? ' checked' : ''}><span>${food.diet[diet]}</span></label>`
  }
  const chosenLanguage = text('languageCode')
  const options = languages.map(
    (language) =>
      `<option value="${language}"${language === chosenLanguage ? ' selected' : ''}>${languageNames[language]}</option>`,
  )
  const root = registration.partner?.role === 'root' ? registration.partner : undefined
  return [
    '<form method="post"><input type="hidden" name="act" value="change">',
    textInput('mobileNumber', you.mobileNumber, limits.mobileNumber),
    `<label>${ownWords.language}<select name="languageCode">${options.join('')}</select></label>`,
    `<fieldset><legend>${ownWords.food}</legend>${diets.map(box).join('')}</fieldset>`,
    textArea('mealSpecificsNote', food.mealSpecificsRest, limits.notes),
    ...(root
      ? [paragraph(fillPhrase(ownWords.closed.PAIR, { name: fullName(root) }))]
      : [
          textInput('bellName', address.bellName, limits.bellName),
          textInput('floor', address.floor, limits.floor),
          textArea('entranceNote', address.entranceNote, limits.entranceNote),
          textArea('addressRemarks', ownWords.addressRemarks, limits.notes),
        ]),
    `<button class="main">${ownWords.save}</button></form>`,
  ].join('')
}

/** Nothing asks first without scripts, so a box does. */
function cancelForm({ partner }: OwnRegistration, { own: ownWords }: Said): string {
  const loses =
    partner?.role === 'child' ? fillPhrase(ownWords.cancelLosesPair, { name: fullName(partner) }) : ownWords.cancelLoses
  return [
    `<section><h2>${ownWords.cancelTitle}</h2>${paragraph(loses)}`,
    '<form method="post"><input type="hidden" name="act" value="cancel">',
    `<label class="choice"><input type="checkbox" name="sure" required><span>${ownWords.cancelQuestion}</span></label>`,
    `<button>${ownWords.cancelConfirm}</button></form></section>`,
  ].join('')
}
