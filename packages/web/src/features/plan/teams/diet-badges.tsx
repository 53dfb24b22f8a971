import { mdiAlertOutline, mdiBarleyOff, mdiCowOff, mdiLeaf, mdiNoteTextOutline, mdiSprout } from '@mdi/js'
import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import type { Allergy } from '@running-dinner/domain'
import type { TableAllergy } from '@running-dinner/domain/plan/dinner-routes/diets.ts'
import { useTranslation } from 'react-i18next'

const diets = ['vegan', 'vegetarian', 'lactose', 'gluten'] as const
const icons = { vegan: mdiSprout, vegetarian: mdiLeaf, lactose: mdiCowOff, gluten: mdiBarleyOff }

interface Diets {
  vegan: boolean
  vegetarian: boolean
  lactose: boolean
  gluten: boolean
  mealSpecificsNote: string
  allergens: readonly Allergy[]
}

/** Diets, allergies and notes of one person; empty for a person without any. */
export function DietBadges({ person }: { person: Diets }) {
  const { t } = useTranslation(['teams', 'allergens'])
  return (
    <>
      {diets
        .filter((diet) => person[diet])
        .map((diet) => (
          <Badge key={diet} icon={icons[diet]} label={t(`diets.${diet}`)} />
        ))}
      {person.allergens.map(({ allergen, severity }) => (
        <Badge
          key={allergen}
          icon={mdiAlertOutline}
          label={t(`allergens:names.${allergen}`)}
          hint={t(`allergens:severities.${severity}`)}
        />
      ))}
      {person.mealSpecificsNote !== '' && (
        <Badge icon={mdiNoteTextOutline} label={person.mealSpecificsNote} hint={person.mealSpecificsNote} />
      )}
    </>
  )
}

/** The same as icons for one line of a card: what they mean is in their tooltips and for screen readers. */
export function DietMarks({ person }: { person: Diets }) {
  const { t } = useTranslation(['teams', 'allergens'])
  const allergens = person.allergens.map(
    ({ allergen, severity }) => `${t(`allergens:names.${allergen}`)} (${t(`allergens:severities.${severity}`)})`,
  )
  return (
    <>
      {allergens.length > 0 && <Mark icon={mdiAlertOutline} label={allergens.join(', ')} isWarning />}
      {diets
        .filter((diet) => person[diet])
        .map((diet) => (
          <Mark key={diet} icon={icons[diet]} label={t(`diets.${diet}`)} />
        ))}
      {person.mealSpecificsNote !== '' && <Mark icon={mdiNoteTextOutline} label={person.mealSpecificsNote} />}
    </>
  )
}

function Mark({ icon, label, isWarning = false }: { icon: string; label: string; isWarning?: boolean }) {
  return (
    <MarkShape
      viewBox="0 0 24 24"
      width="16"
      height="16"
      fill="currentColor"
      role="img"
      data-warning={isWarning || undefined}
    >
      <title>{label}</title>
      <path d={icon} />
    </MarkShape>
  )
}

const MarkShape = styled('svg')({ flexShrink: 0, '&[data-warning]': { color: 'var(--mui-palette-warning-main)' } })

interface DietCounts {
  vegan: number
  vegetarian: number
  lactose: number
  gluten: number
  allergens: readonly TableAllergy[]
  notes: readonly string[]
}

/** Diets and allergies of a table with their counts, and each different note. */
export function TableDiets({ counts, none }: { counts: DietCounts; none: string }) {
  const { t } = useTranslation(['teams', 'allergens'])
  const present = diets.filter((diet) => counts[diet] > 0)
  const hasBadges = present.length + counts.allergens.length > 0
  if (!hasBadges && counts.notes.length === 0) return <Box sx={{ color: 'text.secondary' }}>{none}</Box>
  return (
    <Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
        {present.map((diet) => (
          <Badge key={diet} icon={icons[diet]} label={`${counts[diet]} × ${t(`diets.${diet}`)}`} />
        ))}
        {counts.allergens.map(({ allergen, severity, count }) => (
          <Badge
            key={allergen}
            icon={mdiAlertOutline}
            label={`${count} × ${t(`allergens:names.${allergen}`)} (${t(`allergens:severities.${severity}`)})`}
          />
        ))}
      </Box>
      {counts.notes.length > 0 && (
        <Box component="ul" sx={{ m: 0, mt: hasBadges ? 1 : 0, pl: 2.5 }}>
          {counts.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </Box>
      )}
    </Box>
  )
}

export function Badge({ icon, label, hint }: { icon?: string; label: string; hint?: string }) {
  return (
    <BadgeBox title={hint}>
      {icon !== undefined && (
        <svg viewBox="0 0 24 24" width="16" height="16" fill="currentColor" aria-hidden="true">
          <path d={icon} />
        </svg>
      )}
      <Label>{label}</Label>
    </BadgeBox>
  )
}

/** A long note is cut; its tooltip has the whole text. */
const Label = styled('span')({ overflow: 'hidden', textOverflow: 'ellipsis' })

// A plain element instead of MUI's chip, because a large event shows several hundred.
const BadgeBox = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  padding: '1px 6px',
  borderRadius: 8,
  border: '1px solid var(--mui-palette-divider)',
  color: 'var(--mui-palette-text-secondary)',
  fontSize: '0.8125rem',
  lineHeight: 1.5,
  whiteSpace: 'nowrap',
  minWidth: 0,
  maxWidth: 260,
  '@media print': { whiteSpace: 'normal', maxWidth: 'none' },
})
