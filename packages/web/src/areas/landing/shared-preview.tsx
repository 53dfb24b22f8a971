import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../lib/language-rule.ts'

interface SharedPreviewProps {
  /** Of this site; a preview needs whole addresses. */
  origin: string
  path: string
  title: string
  description: string
}

/** How a page of the product looks where its address is shared. */
export function SharedPreview({ origin, path, title, description }: SharedPreviewProps) {
  const { t } = useTranslation('landing')
  const language = useLanguage()
  const address = `${origin}${path}`
  return (
    <>
      <link rel="canonical" href={address} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Running Dinner" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={`${origin}/image-${language}.png`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={t('start.illustration')} />
      <meta property="og:locale" content={language === 'de' ? 'de_DE' : 'en_GB'} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
