import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../lib/language-rule.ts'

/** The board of teams as it is; `npm run screenshots` takes the pictures. */
export function BoardScreen() {
  const { t } = useTranslation('landing')
  return (
    <Box sx={[frame, { borderRadius: 2, p: { xs: 0.5, sm: 0.75 } }]}>
      <Screen name="board" alt={t('organisers.screen')} width={1200} height={800} />
    </Box>
  )
}

/** A guest's evening on a phone. */
export function PhoneScreen() {
  const { t } = useTranslation('landing')
  return (
    <Box sx={[frame, { maxWidth: 300, mx: 'auto', borderRadius: '36px', p: 1 }]}>
      <Screen name="evening" alt={t('participants.screen')} width={720} height={1440} radius="28px" />
    </Box>
  )
}

const frame = { bgcolor: '#0d0c0b', boxShadow: '0 18px 50px rgba(33, 29, 24, 0.22)' } as const

interface ScreenProps {
  name: 'board' | 'evening'
  alt: string
  width: number
  height: number
  radius?: string
}

/** In the reader's language and scheme; of the two pictures the hidden one is not loaded. */
function Screen({ name, alt, width, height, radius = '6px' }: ScreenProps) {
  const language = useLanguage()
  return (['light', 'dark'] as const).map((scheme) => (
    <Box
      key={scheme}
      component="img"
      src={`/screens/${name}-${language}-${scheme}.webp`}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      sx={{
        display: scheme === 'light' ? 'block' : 'none',
        '[data-color-scheme="dark"] &': { display: scheme === 'dark' ? 'block' : 'none' },
        width: 1,
        height: 'auto',
        borderRadius: radius,
      }}
    />
  ))
}
