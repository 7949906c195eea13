/// <reference types="@serein/mfe-build/assets" />
