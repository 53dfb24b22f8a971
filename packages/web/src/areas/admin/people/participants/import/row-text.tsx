import Box from '@mui/material/Box'
import {
  fullName,
  hasDiet,
  type ImportedParticipant,
  type PartnerDiet,
  type RowIssue,
  withSharedFields,
} from '@running-dinner/domain/people'
import { useTranslation } from 'react-i18next'
import { DietChips } from '../../../../../features/people/participants/diet-chips.tsx'
import { useAnswerTexts } from '../../../../../features/people/registration-form/use-answer-texts.ts'
import { useLoadedIssueText } from '../../../../../lib/issue-text.ts'
import { useAdminDinner } from '../../../shell/admin-dinner.ts'
import { AllergenLine } from '../list/person-facts.tsx'
import type { DraftRow } from './check-rows.ts'
import { useFieldLabel } from './field-texts.ts'

/** The name of a row's person and the other values of the row. */
export function RowText({ row }: { row: DraftRow }) {
  const { t } = useTranslation('participants')
  const { rowNumber, forAll } = row
  const participant = withSharedFields(row.participant, forAll)
  const { email, street, streetNr, zip, cityName, numSeats, teamPartnerWishRegistrationData: partner } = participant
  const addressParts = [email, `${street} ${streetNr}`.trim(), `${zip} ${cityName}`.trim()]
  if (numSeats !== undefined) addressParts.push(t('seats.count', { count: numSeats }))
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'baseline' }}>
        <Box component="span" sx={{ fontWeight: 640 }}>
          {fullName(participant) || t('importPage.nameless')}
        </Box>
        {partner && <span>{t('importPage.pairWith', { name: fullName(partner) })}</span>}
        <Box component="span" sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
          {t('importPage.row', { row: rowNumber })}
        </Box>
        <DietChips person={participant} />
      </Box>
      <Box sx={{ fontSize: '0.875rem', color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {addressParts.filter((part) => part !== '').join(' · ')}
      </Box>
      <RowAnswers participant={participant} />
      {partner?.diet && <SecondDiet name={partner.firstnamePart} diet={partner.diet} />}
    </>
  )
}

/** Of a second person whose diet the file tells apart from that of the first. */
function SecondDiet({ name, diet }: { name: string; diet: PartnerDiet }) {
  const { t } = useTranslation('participants')
  const { allergens = [] } = diet
  return (
    <Box sx={{ mt: 0.25, display: 'flex', flexWrap: 'wrap', columnGap: 1, fontSize: '0.875rem' }}>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {name}:
      </Box>
      {hasDiet({ ...diet, allergens }) ? <DietChips person={diet} /> : <span>{t('importPage.eatsAll')}</span>}
      {allergens.length > 0 && <AllergenLine allergens={[...allergens]} />}
      {diet.mealSpecificsNote !== '' && (
        <Box sx={{ overflowWrap: 'anywhere' }}>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {t('importFields.mealSpecificsNote')}:
          </Box>{' '}
          {diet.mealSpecificsNote}
        </Box>
      )}
    </Box>
  )
}

/** Allergens and answers of a row as they were understood; the rest is reported as an issue. */
function RowAnswers({ participant: { allergens, answers = [] } }: { participant: ImportedParticipant }) {
  const { registrationQuestions } = useAdminDinner()
  const texts = useAnswerTexts()
    .answers(registrationQuestions, answers)
    .filter(({ text }) => text !== '')
  return (
    <>
      {Array.isArray(allergens) && allergens.length > 0 && <AllergenLine allergens={allergens} />}
      {texts.length > 0 && (
        <Box component="dl" sx={{ m: 0, mt: 0.25, fontSize: '0.875rem', overflowWrap: 'anywhere' }}>
          {texts.map(({ id, label, text }) => (
            <div key={id}>
              <Box component="dt" sx={{ display: 'inline', color: 'text.secondary' }}>
                {label}
              </Box>
              <Box component="dd" sx={{ display: 'inline', m: 0, ml: 0.75 }}>
                {text}
              </Box>
            </div>
          ))}
        </Box>
      )}
    </>
  )
}

const colours = { ERROR: 'error.main', WARNING: 'warning.main', INFO: 'info.main' }

/** The issues of a row, each with the name of its field. */
export function RowIssues({ issues }: { issues: readonly RowIssue[] }) {
  const labelOf = useFieldLabel()
  const issueText = useLoadedIssueText()
  if (issues.length === 0) return null
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 0.75, p: 0, fontSize: '0.875rem', lineHeight: 1.5 }}>
      {issues.map((issue) => {
        const label = labelOf(issue.field)
        return (
          <Box component="li" key={`${issue.field}-${issue.message}`} sx={{ color: colours[issue.severity] }}>
            {label && <strong>{label}: </strong>}
            {issueText(issue.message, issue.data)}
          </Box>
        )
      })}
    </Box>
  )
}
