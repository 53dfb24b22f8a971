import { mdiCheckCircleOutline, mdiCloseCircleOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import type { ArrangementChoice } from '@running-dinner/domain/participants/arrangement-choices.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../ui/icon.tsx'
import { choiceText } from './choice-text.ts'

/** Where not everybody can take part: what is possible at which price, and why nothing better is. */
export function PossibleEvenings({ choices }: { choices: readonly ArrangementChoice[] }) {
  const { t } = useTranslation('teams')
  const titleId = useId()
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ p: { xs: 2, sm: 2.5 }, mb: 3 }}>
      <Typography id={titleId} variant="h2" sx={{ mb: 1.5 }}>
        {t('choices.title')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.25 }}>
        {choices.map((choice) => (
          <Box component="li" key={choice.kind} sx={{ display: 'flex', gap: 1.25 }}>
            <Icon
              path={choice.choosable ? mdiCheckCircleOutline : mdiCloseCircleOutline}
              titleAccess={t(choice.choosable ? 'choices.possible' : 'choices.impossible')}
              sx={{ color: choice.choosable ? 'success.main' : 'text.secondary', flexShrink: 0 }}
            />
            <span>{choiceText(t, choice).join(' ')}</span>
          </Box>
        ))}
      </Box>
    </Card>
  )
}
