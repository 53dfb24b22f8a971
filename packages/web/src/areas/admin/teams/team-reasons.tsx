import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { TeamReply } from '@running-dinner/contract/teams.ts'
import type { TFunction } from 'i18next'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

type Explanation = NonNullable<TeamReply['explanation']>

/** Why these people, why at this home, why this course. */
export function TeamReasons({ explanation }: { explanation: Explanation }) {
  const { t } = useTranslation('teams')
  const titleId = useId()
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Typography id={titleId} variant="h2" sx={{ mb: 1.5 }}>
        {t('explanation.title')}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.75 }}>
        {reasonTexts(t, explanation).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </Box>
    </Box>
  )
}

function reasonTexts(t: TFunction<'teams'>, { together, host, course }: Explanation): string[] {
  return [
    ...together.map(({ reason, data }) => t(`explanation.together.${reason}`, data)),
    t(`explanation.host.${host.reason}`, host.data),
    t(`explanation.course.${course.reason}`, course.data),
  ]
}
