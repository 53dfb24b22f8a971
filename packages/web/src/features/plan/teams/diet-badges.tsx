import { mdiAlertOutline, mdiBarleyOff, mdiCowOff, mdiLeaf, mdiNoteTextOutline, mdiSprout } from '@mdi/js'
import type { Allergy } from '@running-dinner/domain'
import type { TableAllergy } from '@running-dinner/domain/plan'
import { useTranslation } from 'react-i18next'
import * as styles from './diet-badges.css.ts'

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
  const { t } = useTranslation('allergens')
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
          label={t(`names.${allergen}`)}
          hint={t(`severities.${severity}`)}
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
  const { t } = useTranslation('allergens')
  const allergens = person.allergens.map(
    ({ allergen, severity }) => `${t(`names.${allergen}`)} (${t(`severities.${severity}`)})`,
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
    <svg
      viewBox="0 0 24 24"
      width="16"
      height="16"
      fill="currentColor"
      role="img"
      className={isWarning ? styles.warningMark : styles.mark}
    >
      <title>{label}</title>
      <path d={icon} />
    </svg>
  )
}

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
  const { t } = useTranslation('allergens')
  const present = diets.filter((diet) => counts[diet] > 0)
  const hasBadges = present.length + counts.allergens.length > 0
  if (!hasBadges && counts.notes.length === 0) return <div className={styles.none}>{none}</div>
  return (
    <div>
      <div className={styles.badges}>
        {present.map((diet) => (
          <Badge key={diet} icon={icons[diet]} label={`${counts[diet]} × ${t(`diets.${diet}`)}`} />
        ))}
        {counts.allergens.map(({ allergen, severity, count }) => (
          <Badge
            key={allergen}
            icon={mdiAlertOutline}
            label={`${count} × ${t(`names.${allergen}`)} (${t(`severities.${severity}`)})`}
          />
        ))}
      </div>
      {counts.notes.length > 0 && (
        <ul className={hasBadges ? styles.notesBelow : styles.notes}>
          {counts.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

export function Badge({ icon, label, hint }: { icon?: string; label: string; hint?: string }) {
  return (
    <span title={hint} className={styles.badge}>
      {icon !== undefined && (
        <svg viewBox="0 0 24 24" width="16" height="16" fill="currentColor" aria-hidden="true">
          <path d={icon} />
        </svg>
      )}
      <span className={styles.label}>{label}</span>
    </span>
  )
}
