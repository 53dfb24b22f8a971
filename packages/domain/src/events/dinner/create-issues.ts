import { type Issue, issue } from '../../issue.ts'
import type { LocalDate } from '../../local-date.ts'
import { type QuestionDraft, questionIssues } from '../registration-form/question-issues.ts'
import { basicDetailsIssues } from './basic-details-issues.ts'
import { dinnerDefaults } from './defaults.ts'
import type { AfterPartyLocation, BasicDetails, Contract, DinnerOptions, DinnerType, PublicSettings } from './dinner.ts'
import { afterPartyIssues, type DraftMeal, mealIssues } from './meal-times.ts'
import { publicSettingsIssues } from './public-settings-issues.ts'

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
  const date = basics.some((one) => one.field === 'date') ? undefined : basicDetails.date
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
  return issues.map((one) => ({ ...one, field: one.field === undefined ? prefix : `${prefix}.${one.field}` }))
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
