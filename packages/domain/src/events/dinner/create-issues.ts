import { type Issue, issue } from '../../issue.ts'
import type { LocalDate } from '../../local-date.ts'
import { plusDays, plusMonths } from '../../local-date.ts'
import { type QuestionDraft, questionIssues } from '../registration-form/question-issues.ts'
import { daysKept } from '../retention.ts'
import { dinnerDefaults } from './defaults.ts'
import type { AfterPartyLocation, BasicDetails, Contract, DinnerOptions, DinnerType, PublicSettings } from './dinner.ts'
import { afterPartyIssues, type DraftMeal, mealIssues } from './meal-times.ts'
import { hasTooManyZipRestrictions, parseZipRestrictions } from './zip-restriction.ts'

interface PublicSettingsContext {
  today: LocalDate
  /** Of the event; undefined when it is unknown or was refused itself. */
  date: LocalDate | undefined
  /** The stored deadline: once it has passed, the other settings can still be saved. */
  storedEndOfRegistrationDate?: LocalDate
}

/** The deadline is at the latest the day of the event, and a new one must not be past. */
export function publicSettingsIssues(settings: Partial<PublicSettings>, context: PublicSettingsContext): Issue[] {
  const deadline = settings.endOfRegistrationDate
  if (deadline === undefined) return []
  const isPast = deadline < context.today && deadline !== context.storedEndOfRegistrationDate
  const isTooLate = context.date !== undefined && deadline > context.date
  return isPast || isTooLate ? [issue('error.endOfRegistrationDate.invalid', 'endOfRegistrationDate')] : []
}

/** An event far in the future would keep its data for ever. */
const monthsAhead = 24
/** From its creation until its data is deleted, regardless of how often it is postponed. */
const monthsOfLife = 25

interface BasicDetailsContext {
  today: LocalDate
  /** The stored date: settings of an event that already took place may be saved as long as its date is left alone. */
  storedDate?: LocalDate
  /** Of an event that exists. */
  createdOn?: LocalDate
}

/** Skips absent fields: the schema reports those. */
export function basicDetailsIssues(details: Partial<BasicDetails>, context: BasicDetailsContext): Issue[] {
  return [...dateIssues(details.date, context), ...zipRestrictionIssues(details.zipRestrictions)]
}

function dateIssues(
  date: LocalDate | undefined,
  { today, storedDate, createdOn = today }: BasicDetailsContext,
): Issue[] {
  if (date === undefined || date === storedDate) return []
  if (date < today) return [issue('error_date_invalid', 'date')]
  if (date > plusMonths(today, monthsAhead)) return [issue('error_date_too_far', 'date', { months: monthsAhead })]
  const isPutOffTooOften = plusDays(date, daysKept) > plusMonths(createdOn, monthsOfLife)
  return isPutOffTooOften ? [issue('error_date_put_off_too_often', 'date', { months: monthsOfLife })] : []
}

function zipRestrictionIssues(text: string | undefined): Issue[] {
  if (text === undefined) return []
  const parsed = parseZipRestrictions(text)
  if (parsed.invalid.length > 0) {
    return [issue('error.zipRestrictions.invalid', 'zipRestrictions', { entries: parsed.invalid.join(', ') })]
  }
  return hasTooManyZipRestrictions(parsed) ? [issue('too_many_entries', 'zipRestrictions')] : []
}

/** An event about to be created; fields that were refused already are absent. */
export interface DinnerDraft {
  runningDinnerType?: DinnerType | undefined
  basicDetails?: Partial<BasicDetails> | undefined
  options?: (Partial<DinnerOptions> & { meals?: readonly DraftMeal[] | undefined }) | undefined
  /** `null` and absence both mean that there are none. */
  publicSettings?: Partial<PublicSettings> | null | undefined
  afterPartyLocation?: Partial<AfterPartyLocation> | null | undefined
  contract?: Partial<Contract> | null | undefined
  /** Of an earlier event. */
  carriedOver?: { registrationQuestions?: readonly QuestionDraft[] | undefined } | null | undefined
}

/** The rules of all wizard steps at once, with fields as paths into the body. */
export function createIssues(draft: DinnerDraft, today: LocalDate): Issue[] {
  const { basicDetails = {}, options = {}, publicSettings, afterPartyLocation, carriedOver } = draft
  const basics = basicDetailsIssues(basicDetails, { today })
  // No other date is compared with a wrong event date, so that one mistake is one issue.
  const date = basics.some((basicIssue) => basicIssue.field === 'date') ? undefined : basicDetails.date
  return [
    ...withFieldPrefix(basics, 'basicDetails'),
    ...withFieldPrefix(optionsIssues(options, date), 'options'),
    ...withFieldPrefix(publicSettingsIssues(publicSettings ?? {}, { today, date }), 'publicSettings'),
    ...withFieldPrefix(afterPartyIssues(afterPartyLocation ?? {}, date), 'afterPartyLocation'),
    ...withFieldPrefix(questionIssues(carriedOver?.registrationQuestions ?? [], []), 'carriedOver'),
    ...missingParts(draft),
  ]
}

/** Team size and meals. Only teams of two are supported. */
export function optionsIssues(options: NonNullable<DinnerDraft['options']>, date: LocalDate | undefined): Issue[] {
  const isOtherSize = options.teamSize !== undefined && options.teamSize !== dinnerDefaults.teamSize
  return [
    ...(isOtherSize ? [issue('error.invalid.team.size', 'teamSize')] : []),
    ...mealIssues(options.meals, date, 'meals'),
  ]
}

/** `date` becomes `basicDetails.date`; an issue of the whole object names the object. */
export function withFieldPrefix(issues: readonly Issue[], prefix: string): Issue[] {
  return issues.map((stepIssue) => ({
    ...stepIssue,
    field: stepIssue.field === undefined ? prefix : `${prefix}.${stepIssue.field}`,
  }))
}

/**
 * An event with registration needs its settings. The organiser of a real event signs a contract, that of a demo does
 * not.
 */
function missingParts({ runningDinnerType, basicDetails, publicSettings, contract }: DinnerDraft): Issue[] {
  const registrationType = basicDetails?.registrationType
  const lacksSettings = registrationType !== undefined && registrationType !== 'CLOSED' && !publicSettings
  const lacksContract = runningDinnerType === 'STANDARD' && !contract
  return [
    ...(lacksSettings ? [issue('error.required.publicsettings', 'publicSettings')] : []),
    ...(lacksContract ? [issue('required', 'contract')] : []),
  ]
}
