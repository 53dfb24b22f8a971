import { mdiPotSteamOutline } from '@mdi/js'
import Typography from '@mui/material/Typography'
import type { ParticipantReply } from '@running-dinner/contract/participants.ts'
import { eatsEverything, hasDiet } from '@running-dinner/domain/participants/eats-everything.ts'
import { useTranslation } from 'react-i18next'
import { CardSection } from '../../../../ui/card-section.tsx'
import { useAdminDinner } from '../../shell/admin-dinner.ts'
import { PersonDiets } from '../list/person-diets.tsx'
import { FactLine } from './fact-line.tsx'

export function FoodCard({ person }: { person: ParticipantReply }) {
  const { t } = useTranslation('roster')
  const { meals } = useAdminDinner()
  const preferred = meals.find((meal) => meal.id === person.preferredMeal)
  return (
    <CardSection title={t('detail.food')}>
      {hasDiet(person) ? (
        <PersonDiets person={person} />
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>
          {t(eatsEverything(person) ? 'detail.everything' : 'detail.noDiet')}
        </Typography>
      )}
      {preferred && <FactLine icon={mdiPotSteamOutline}>{t('detail.preferred', { meal: preferred.label })}</FactLine>}
    </CardSection>
  )
}
