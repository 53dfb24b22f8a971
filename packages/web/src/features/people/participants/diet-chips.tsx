import Box from '@mui/material/Box'
import type { ParticipantData } from '@running-dinner/domain/people'
import { useTranslation } from 'react-i18next'

export const dietNames = ['vegan', 'vegetarian', 'lactose', 'gluten'] as const
export type DietName = (typeof dietNames)[number]

/** Diet chips; none for people who eat everything. */
export function DietChips({ person }: { person: Pick<ParticipantData, DietName> }) {
  const { t } = useTranslation('participants')
  const diets = dietNames.filter((diet) => person[diet])
  if (diets.length === 0) return null
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
      {diets.map((diet) => (
        <Box
          key={diet}
          component="span"
          sx={{
            px: 1,
            borderRadius: 4,
            border: 1,
            borderColor: 'divider',
            fontSize: '0.8125rem',
            lineHeight: 1.6,
            whiteSpace: 'nowrap',
          }}
        >
          {t(`diet.${diet}`)}
        </Box>
      ))}
    </Box>
  )
}
