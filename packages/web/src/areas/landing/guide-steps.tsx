import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'

type Step = `organise${1 | 2 | 3 | 4 | 5}` | `join${1 | 2 | 3 | 4}`

/** What to do, in order, each with its number in a circle on one line. */
export function GuideSteps({ steps }: { steps: readonly Step[] }) {
  const { t } = useTranslation('guide')
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, mt: 3, p: '0 !important' }}>
      {steps.map((step, index) => (
        <Box
          component="li"
          key={step}
          sx={{
            position: 'relative',
            pl: 6.5,
            pb: 3,
            mb: '0 !important',
            '&:last-child': { pb: 0 },
            '&:not(:last-child)::before': {
              content: '""',
              position: 'absolute',
              left: 17,
              top: 40,
              bottom: 4,
              borderLeft: '2px dotted',
              borderColor: 'primary.main',
              opacity: 0.5,
            },
          }}
        >
          <Box
            component="span"
            aria-hidden="true"
            sx={{
              position: 'absolute',
              left: 0,
              top: -2,
              width: 36,
              height: 36,
              borderRadius: '50%',
              display: 'grid',
              placeItems: 'center',
              bgcolor: 'primary.main',
              color: 'primary.contrastText',
              fontWeight: 700,
            }}
          >
            {index + 1}
          </Box>
          <Typography component="strong" variant="h4" sx={{ display: 'block' }}>
            {t(`guide.${step}`)}
          </Typography>
          {t(`guide.${step}Text`)}
        </Box>
      ))}
    </Box>
  )
}
