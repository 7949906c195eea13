/// <reference types="@serein/mfe-build/assets" />
/// <reference types="@rspack/core/module" />
