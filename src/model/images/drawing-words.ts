/** All that a drawing may be made of. What is not here is refused: nobody can list all that browsers will ever load or run. */

const words = (text: string) => new Set(text.trim().split(/\s+/))

export const elements = words(`
  svg g defs symbol use switch title desc style
  path rect circle ellipse line polyline polygon text tspan textPath
  linearGradient radialGradient stop pattern clipPath mask marker filter
  feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
  feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology
  feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence
`)

export const attributes = words(`
  id class style role lang type media version baseProfile href xlink:href xlink:title xml:space xml:lang
  viewBox preserveAspectRatio zoomAndPan width height x y x1 y1 x2 y2 cx cy r rx ry fx fy fr d points pathLength
  dx dy rotate textLength lengthAdjust startOffset method spacing side systemLanguage requiredFeatures
  transform transform-origin gradientTransform gradientUnits patternTransform patternUnits patternContentUnits
  spreadMethod offset clipPathUnits maskUnits maskContentUnits mask-type filterUnits primitiveUnits markerUnits
  markerWidth markerHeight refX refY orient
  in in2 result mode operator k1 k2 k3 k4 values tableValues slope intercept amplitude exponent stdDeviation radius
  order kernelMatrix divisor bias targetX targetY edgeMode preserveAlpha scale xChannelSelector yChannelSelector
  surfaceScale diffuseConstant specularConstant specularExponent azimuth elevation z pointsAtX pointsAtY pointsAtZ
  limitingConeAngle baseFrequency numOctaves seed stitchTiles
  alignment-baseline baseline-shift clip clip-path clip-rule color color-interpolation color-interpolation-filters
  color-rendering direction display dominant-baseline enable-background fill fill-opacity fill-rule filter flood-color
  flood-opacity font-family font-size font-size-adjust font-stretch font-style font-variant font-weight
  glyph-orientation-horizontal glyph-orientation-vertical image-rendering isolation kerning letter-spacing
  lighting-color marker marker-end marker-mid marker-start mask mix-blend-mode opacity overflow paint-order
  pointer-events shape-rendering stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap
  stroke-linejoin stroke-miterlimit stroke-opacity stroke-width text-anchor text-decoration text-rendering
  unicode-bidi vector-effect visibility white-space word-spacing writing-mode
`)

/** In styles, in small letters. Others fetch something (`src`, `image-set`), or hide what they stand for (`var`). */
export const functions = words(`
  url rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix calc min max clamp
  matrix translate translatex translatey scale scalex scaley rotate skewx skewy
  blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia
  polygon circle ellipse inset path cubic-bezier not is where nth-child nth-of-type
`)
